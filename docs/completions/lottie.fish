function __lottie_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __lottie_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __lottie_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __lottie_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __lottie_parse_tokens -S
    set -l unparsed_tokens (__lottie_tokens -pc)
    switch $unparsed_tokens[1]
    case 'lottie'
        __lottie_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'render'
            __lottie_parse_subcommand -r 3 'animation=' 'theme=' 'slots=' 'allow-network' 'o/output=' 'frame=' 'frames=' 'fps=' 'from=' 'to=' 'marker=' 'speed=' 'duration=' 'reverse' 'loop=' 'size=' 'width=' 'height=' 'scale=' 'fit=' 'align=' 'crop=' 'trim' 'pad=' 'format=' 'quality=' 'compression=' 'dither=' 'palette=' 'colors=' 'matte=' 'crf=' 'video-codec=' 'pix-fmt=' 'sheet' 'contact=' 'columns=' 'padding=' 'jobs=' 'keep-going' 'no-keep-going' 'set=+' 'set-file=+' 'hide=+' 'only=+' 'overlay=+' 'image=+' 'expressions' 'no-expressions' 'allow-unmatched' 'text=+' 'text-map=' 'font=+' 'font-dir=+' 'background=' 'assets-dir=+' 'threads=' 'checksum' 'report=' 'strict-features' 'progress=' 'q/quiet' 'v/verbose' 'dry-run' 'overwrite' 'no-overwrite' 'overwrite-input' 'version' 'h/help'
        case 'info'
            __lottie_parse_subcommand -r 2 'animation=' 'theme=' 'slots=' 'allow-network' 'format=' 'assets-dir=+' 'expressions' 'version' 'h/help'
        case 'keypaths'
            __lottie_parse_subcommand 2 'animation=' 'theme=' 'slots=' 'allow-network' 'format=' 'sorted' 'engine=' 'properties' 'layers' 'type=' 'values' 'frame=' 'time=' 'progress=' 'animated' 'ambiguous' 'count' 'version' 'h/help'
        case 'get'
            __lottie_parse_subcommand 2 'animation=' 'theme=' 'slots=' 'allow-network' 'layer=' 'frame=' 'frames=' 'fps=' 'time=' 'progress=' 'set=+' 'set-file=+' 'hide=+' 'only=+' 'overlay=+' 'image=+' 'expressions' 'no-expressions' 'allow-unmatched' 'text=+' 'text-map=' 'font=+' 'font-dir=+' 'original' 'transform' 'bounds' 'point=' 'format=' 'version' 'h/help'
        case 'markers'
            __lottie_parse_subcommand 1 'animation=' 'theme=' 'slots=' 'allow-network' 'format=' 'name=' 'unit=' 'require=' 'version' 'h/help'
        case 'validate'
            __lottie_parse_subcommand -r 1 'target=+' 'profile=' 'strict' 'draw' 'select=+' 'ignore=+' 'severity=+' 'all' 'config=' 'no-config' 'format=' 'o/output=' 'fail-on=' 'max-warnings=' 'baseline=' 'update-baseline' 'fix' 'dry-run' 'color=' 'threads=' 'verbose' 'q/quiet' 'version' 'h/help'
        case 'features'
            __lottie_parse_subcommand 0 'target=+' 'format=' 'version' 'h/help'
        case 'rules'
            __lottie_parse_subcommand 1 'format=' 'version' 'h/help'
        case 'play'
            __lottie_parse_subcommand 1 'animation=' 'theme=' 'slots=' 'allow-network' 'loop=' 'speed=' 'marker=' 'size=' 'background=' 'as=' 'version' 'h/help'
        case 'convert'
            __lottie_parse_subcommand 2 'animation=' 'theme=' 'slots=' 'allow-network' 'dotlottie-version=' 'minify' 'pretty' 'precision=' 'strip=+' 'embed-images' 'extract-images=' 'upgrade' 'bake-expressions' 'assets-dir=+' 'overwrite-input' 'set=+' 'set-file=+' 'hide=+' 'only=+' 'overlay=+' 'image=+' 'expressions' 'no-expressions' 'allow-unmatched' 'text=+' 'text-map=' 'q/quiet' 'version' 'h/help'
        case 'diff'
            __lottie_parse_subcommand 2 'animation=' 'theme=' 'slots=' 'allow-network' 'against=' 'visual' 'frames=' 'threshold=' 'heatmap=' 'report=' 'width=' 'format=' 'q/quiet' 'version' 'h/help'
        case 'init'
            __lottie_parse_subcommand 0 'force' 'version' 'h/help'
        case 'bench'
            __lottie_parse_subcommand 1 'animation=' 'theme=' 'slots=' 'allow-network' 'size=' 'width=' 'height=' 'scale=' 'fit=' 'set=+' 'set-file=+' 'hide=+' 'only=+' 'overlay=+' 'image=+' 'expressions' 'no-expressions' 'allow-unmatched' 'text=+' 'text-map=' 'font=+' 'font-dir=+' 'frames=' 'full-redraw' 'threads=' 'assets-dir=+' 'format=' 'version' 'h/help'
        case 'help'
            __lottie_parse_subcommand -r 1 'version'
        end
    end
end

function __lottie_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __lottie_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __lottie_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __lottie_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__lottie_tokens -p)
    if test -z "$(__lottie_tokens -t)"
        set -l index (count (__lottie_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'lottie' -f
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'render' -d 'Draws frames as pictures, animated files and videos.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'info' -d 'Tells what an animation is and what it uses.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'keypaths' -d 'Lists the names by which layers and properties are set.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'get' -d 'Prints the values of properties at a frame or over a range.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'markers' -d 'Lists the markers and their times.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'validate' -d 'Tells what is wrong with animations, and which player loses what.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'features' -d 'Lists what players draw.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'rules' -d 'Lists the rules of lottie validate, or explains one.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'play' -d 'Plays an animation in the terminal.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'convert' -d 'Makes .json, .lottie and .tgs files of each other, and smaller ones.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'diff' -d 'Says what differs between two animations.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'init' -d 'Writes a .lottie.yml with the settings of lottie validate.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'bench' -d 'Measures how long loading and drawing take.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_positional "lottie" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" o output' -s 'o' -l 'output' -d 'The same as OUTPUT, for one or more inputs. {name} is the input\'s name, {dir} its folder, {frame} the frame, {index} the image\'s number, {marker} the marker\'s name; {{ is a brace.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" frame' -l 'frame' -d 'One frame: a number, fractions allowed; 50%; 1.5s; or marker:NAME.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" frames' -l 'frames' -d 'A range of frames, both ends included: 0..60 or 0..60:2.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" fps' -l 'fps' -d 'Pictures a second, as 30, 29.97 or 30000/1001; the animation\'s own rate if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" from' -l 'from' -d 'Where it begins, written as for --frame.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" to' -l 'to' -d 'Where it ends; a frame there is not shown.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" marker' -l 'marker' -d 'The stretch of a marker.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" speed' -l 'speed' -d 'Factor of the speed.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" duration' -l 'duration' -d 'How long one time through takes.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" reverse' -l 'reverse' -d 'Run backwards.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" loop' -l 'loop' -d 'How often: once, a number, forever, or bounce, which runs back again; in the file\'s header where it has one.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" size' -l 'size' -d 'Width and height in pixels, as 640x480; the animation keeps its shape, centred.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" width' -l 'width' -d 'Width in pixels; the height follows.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" height' -l 'height' -d 'Height in pixels; the width follows.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" scale' -l 'scale' -d 'Factor of the animation\'s own size.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" fit' -l 'fit' -d 'How the animation lies in a picture of another shape.' -rfka 'contain cover fill none'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" align' -l 'align' -d 'Where the animation lies when there is room: center, top, left, bottom-right and so on.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" crop' -l 'crop' -d 'Show a part of the composition only, in its own units.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" trim' -l 'trim' -d 'Cut off the borders that stay empty in all frames.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" pad' -l 'pad' -d 'Pixels to leave free around it.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" format' -l 'format' -d 'What is written, if OUTPUT\'s ending does not say it.' -rfka 'png apng gif webp jpeg svg mp4 webm mov y4m ppm rgba'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" quality' -l 'quality' -d 'Quality of JPEG, and of WebP, which is lossless without it: 0 to 100.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" compression' -l 'compression' -d 'PNG compression, 0 (none) to 12 (slowest).' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" dither' -l 'dither' -d 'GIF: how colours between those of the palette are shown.' -rfka 'none bayer floyd'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" palette' -l 'palette' -d 'GIF: one palette for the file, one a frame, or what suits better.' -rfka 'auto global local'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" colors' -l 'colors' -d 'GIF: colours of a palette, 2 to 255.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" matte' -l 'matte' -d 'GIF: what translucent edges are mixed with; without it they are cut at half.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" crf' -l 'crf' -d 'Video: quality, as the encoder counts it; less is better.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" video-codec' -l 'video-codec' -d 'Video: ffmpeg\'s encoder, as libx264, libvpx-vp9, prores, qtrle.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" pix-fmt' -l 'pix-fmt' -d 'Video: ffmpeg\'s pixel layout, as yuv444p.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" sheet' -l 'sheet' -d 'Put all frames side by side into one picture, with their places as JSON beside it.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" contact' -l 'contact' -d 'Put so many frames, evenly spaced and numbered, into one picture.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" columns' -l 'columns' -d 'Columns of a sheet; about as many as rows if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" padding' -l 'padding' -d 'Pixels between the frames of a sheet.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" jobs' -l 'jobs' -d 'Animations drawn at once when there are several.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" keep-going' -l 'keep-going' -d 'Go on with the other animations when one fails; --fail-fast is the contrary.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" no-keep-going' -l 'no-keep-going' -d 'Go on with the other animations when one fails; --fail-fast is the contrary.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'set' -d 'A value for properties: a colour as #RRGGBB, a number, x,y, colours of a gradient joined by commas, a text, or a path as a JSON object; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'set-file' -d 'A JSON object of values by keypath; a value may be a list of objects with "frames", as "0..30" in the time of the property\'s composition, and "value".' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'hide' -d 'Layers, groups, fills or strokes to leave out.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'only' -d 'Layers, groups, fills or strokes to draw, and nothing else.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'overlay' -d 'A picture that moves with layers, in their space from its origin on, above what they show.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'image' -d 'A picture in place of an image asset\'s.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" expressions' -l 'expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" no-expressions' -l 'no-expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" allow-unmatched' -l 'allow-unmatched' -d 'Let keypaths of overrides mean nothing in this animation.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'text' -d 'What a text layer says: its name, its keypath or a pattern; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" text-map' -l 'text-map' -d 'Texts as a JSON object, by keypath or by layer name.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'font' -d 'A font file for the fonts of a name, of a family, or of a family and style, as \'Helvetica Bold\'; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'font-dir' -d 'A folder to look for fonts in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" background' -l 'background' -d 'none, checker, #RRGGBB or #RRGGBBAA.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render"' -l 'assets-dir' -d 'A folder to look for images in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" threads' -l 'threads' -d 'Workers that draw frames; as many as there are processors if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" checksum' -l 'checksum' -d 'Print a checksum (FNV-1a, 64 bits) of each picture\'s pixels.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" report' -l 'report' -d 'Write what is not drawn, and where, as JSON; {name} and {dir} as in --output.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" strict-features' -l 'strict-features' -d 'Exit with status 1 when something is not drawn.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" progress' -l 'progress' -d 'When to show progress; auto is on a terminal.' -rfka 'auto always never'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" v verbose' -l 'verbose' -s 'v' -d 'List everything that is not drawn.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" dry-run' -l 'dry-run' -d 'Say what would be written, and write nothing.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" overwrite' -l 'overwrite' -d 'Replace files that are there.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" no-overwrite' -l 'no-overwrite' -d 'Replace files that are there.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" overwrite-input' -l 'overwrite-input' -d 'Allow an output to replace an input.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie render" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" format' -l 'format' -d 'How to print it; JSON of several animations is an array.' -rfka 'table json'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info"' -l 'assets-dir' -d 'A folder to look for images in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" expressions' -l 'expressions' -d 'List the expressions instead: what they use, and whether all of it is evaluated.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie info" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" format' -l 'format' -d 'How to list.' -rfka 'text tree json csv'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" sorted' -l 'sorted' -d 'Sort by code points, as lottie-ios\'s own listings.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" engine' -l 'engine' -d 'Whose names to list; lottie adds what lottie-ios cannot reach.' -rfka 'main-thread core-animation lottie'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" properties' -l 'properties' -d 'Properties only.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" layers' -l 'layers' -d 'Layers only.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" type' -l 'type' -d 'Properties of one kind only.' -rfka 'color number point size path gradient text'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" values' -l 'values' -d 'Print the values of properties, too.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" frame' -l 'frame' -d 'When values are read: a frame, 50%, 1.5s or marker:NAME; the first frame if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" time' -l 'time' -d 'One frame, by its time.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" progress' -l 'progress' -d 'One frame, by its place from 0 to 1.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" animated' -l 'animated' -d 'Properties that follow the time only.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" ambiguous' -l 'ambiguous' -d 'Names that stand for more than one thing only.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" count' -l 'count' -d 'Print the number of lines only.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie keypaths" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" layer' -l 'layer' -d 'The same as KEYPATH.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" frame' -l 'frame' -d 'One frame: a number, fractions allowed; 50%; 1.5s; or marker:NAME.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" frames' -l 'frames' -d 'A range of frames, both ends included: 0..60 or 0..60:2.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" fps' -l 'fps' -d 'Pictures a second, as 30, 29.97 or 30000/1001; the animation\'s own rate if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" time' -l 'time' -d 'One frame, by its time.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" progress' -l 'progress' -d 'One frame, by its place from 0 to 1.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'set' -d 'A value for properties: a colour as #RRGGBB, a number, x,y, colours of a gradient joined by commas, a text, or a path as a JSON object; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'set-file' -d 'A JSON object of values by keypath; a value may be a list of objects with "frames", as "0..30" in the time of the property\'s composition, and "value".' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'hide' -d 'Layers, groups, fills or strokes to leave out.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'only' -d 'Layers, groups, fills or strokes to draw, and nothing else.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'overlay' -d 'A picture that moves with layers, in their space from its origin on, above what they show.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'image' -d 'A picture in place of an image asset\'s.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" expressions' -l 'expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" no-expressions' -l 'no-expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" allow-unmatched' -l 'allow-unmatched' -d 'Let keypaths of overrides mean nothing in this animation.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'text' -d 'What a text layer says: its name, its keypath or a pattern; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" text-map' -l 'text-map' -d 'Texts as a JSON object, by keypath or by layer name.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'font' -d 'A font file for the fonts of a name, of a family, or of a family and style, as \'Helvetica Bold\'; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get"' -l 'font-dir' -d 'A folder to look for fonts in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" original' -l 'original' -d 'The document\'s values, whatever --set and --text say.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" transform' -l 'transform' -d 'The matrices of layers.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" bounds' -l 'bounds' -d 'The boxes of what layers paint.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" point' -l 'point' -d 'Where a point of the animation lies in layers.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" format' -l 'format' -d 'How to print.' -rfka 'text json csv'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie get" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" format' -l 'format' -d 'How to list: chapters is ffmpeg metadata, vtt WebVTT, swift constants.' -rfka 'table json csv swift vtt chapters'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" name' -l 'name' -d 'Print the time of this marker only.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" unit' -l 'unit' -d 'What --name prints; time is in seconds.' -rfka 'frame time progress'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" require' -l 'require' -d 'Names that must be there, for checks.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie markers" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate"' -l 'target' -d 'A player to check for, as lottie-android or lottie-ios@4; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" profile' -l 'profile' -d 'Extra rules for where the file goes: telegram.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" strict' -l 'strict' -d 'Take what players tolerate against the specification as errors.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" draw' -l 'draw' -d 'Draw frames, and tell what only pictures show: nothing to see, cuts, flashes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate"' -l 'select' -d 'Only these rules or groups.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate"' -l 'ignore' -d 'All but these rules or groups.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate"' -l 'severity' -d 'The weight of a rule or group.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" all' -l 'all' -d 'Report every place of a feature, not only the first.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" config' -l 'config' -d 'The configuration, instead of the nearest .lottie.yml.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" no-config' -l 'no-config' -d 'Read no .lottie.yml.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" format' -l 'format' -d 'text, compact, json, ndjson, sarif, github, junit, checkstyle, gitlab or markdown.' -rfka 'text compact json ndjson sarif github junit checkstyle gitlab markdown'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" o output' -s 'o' -l 'output' -d 'The file to write to.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" fail-on' -l 'fail-on' -d 'The weight that makes the exit status 1: error, warning, info or never.' -rfka 'error warning info never'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" max-warnings' -l 'max-warnings' -d 'More warnings than this make the exit status 1.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" baseline' -l 'baseline' -d 'A file of known findings, which are left out.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" update-baseline' -l 'update-baseline' -d 'Write the findings to the --baseline file.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" fix' -l 'fix' -d 'Correct what can be corrected without loss, in the files.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" dry-run' -l 'dry-run' -d 'With --fix: show the changes, and write nothing.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" color' -l 'color' -d 'When to use colours; auto is on a terminal, and never under NO_COLOR.' -rfka 'auto always never'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" threads' -l 'threads' -d 'Workers that read files; as many as there are processors if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" verbose' -l 'verbose' -d 'Print every note and place, and the text around each.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" q quiet' -l 'quiet' -s 'q' -d 'Print nothing; the exit status tells.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie validate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie features"' -l 'target' -d 'Only these players.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie features" format' -l 'format' -d 'How to print it.' -rfka 'table json markdown'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie features" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie features" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie rules" format' -l 'format' -d 'How to print it.' -rfka 'table json'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie rules" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie rules" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" loop' -l 'loop' -d 'How often: once, a number, forever, or bounce.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" speed' -l 'speed' -d 'Factor of the speed; negative plays backwards.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" marker' -l 'marker' -d 'Play the stretch of a marker only.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" size' -l 'size' -d 'Pixels, as 80x40; what fits into the terminal if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" background' -l 'background' -d 'none, checker, #RRGGBB or #RRGGBBAA.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" as' -l 'as' -d 'How pictures are shown; what the terminal can do if not given.' -rfka 'kitty iterm2 sixel blocks blocks256'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie play" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" dotlottie-version' -l 'dotlottie-version' -d 'Version of a .lottie file, 1 or 2.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" minify' -l 'minify' -d 'Leave out blanks; so is what changes anyway.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" pretty' -l 'pretty' -d 'An element a line.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" precision' -l 'precision' -d 'Digits behind the point that numbers keep, 0 to 10.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'strip' -d 'Leave out names, matchnames, hidden, unused, meta: one or more, parted by commas.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" embed-images' -l 'embed-images' -d 'Put pictures into the document.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" extract-images' -l 'extract-images' -d 'Write the pictures in the document to a folder.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" upgrade' -l 'upgrade' -d 'Replace old forms by those of the specification: keyframes with end values, properties that do not say whether they move, bare values, colours up to 255 or as text, paths closed from outside or without tangents.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" bake-expressions' -l 'bake-expressions' -d 'Write keyframes in place of expressions, for players that have none.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'assets-dir' -d 'A folder to look for images in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" overwrite-input' -l 'overwrite-input' -d 'Allow the output to replace the input.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'set' -d 'A value for properties: a colour as #RRGGBB, a number, x,y, colours of a gradient joined by commas, a text, or a path as a JSON object; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'set-file' -d 'A JSON object of values by keypath; a value may be a list of objects with "frames", as "0..30" in the time of the property\'s composition, and "value".' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'hide' -d 'Layers, groups, fills or strokes to leave out.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'only' -d 'Layers, groups, fills or strokes to draw, and nothing else.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'overlay' -d 'A picture that moves with layers, in their space from its origin on, above what they show.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'image' -d 'A picture in place of an image asset\'s.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" expressions' -l 'expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" no-expressions' -l 'no-expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" allow-unmatched' -l 'allow-unmatched' -d 'Let keypaths of overrides mean nothing in this animation.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert"' -l 'text' -d 'What a text layer says: its name, its keypath or a pattern; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" text-map' -l 'text-map' -d 'Texts as a JSON object, by keypath or by layer name.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" q quiet' -l 'quiet' -s 'q' -d 'Say nothing but errors.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie convert" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" against' -l 'against' -d 'A folder of frames to compare with, as lottie render writes them.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" visual' -l 'visual' -d 'Draw frames and compare them.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" frames' -l 'frames' -d 'How many frames are compared, evenly spaced.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" threshold' -l 'threshold' -d 'Largest mean difference of a frame, 0 to 1, that passes.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" heatmap' -l 'heatmap' -d 'Draw where the worst frame differs.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" report' -l 'report' -d 'Write a page with all frames, before and after.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" width' -l 'width' -d 'Width in pixels of the frames; the first animation\'s own if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" format' -l 'format' -d 'What the differences are printed as.' -rfka 'table json'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" q quiet' -l 'quiet' -s 'q' -d 'Print nothing; the status says it.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie diff" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie init" force' -l 'force' -d 'Replace the file if it is there.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie init" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie init" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" animation' -l 'animation' -d 'Which animation of a .lottie file, by its id or its number from 0.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" theme' -l 'theme' -d 'A theme of a .lottie file, by its id.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" slots' -l 'slots' -d 'A JSON object of values by slot: numbers, lists of numbers, colours as "#RRGGBB", or whole properties.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" allow-network' -l 'allow-network' -d 'Let the animation come from the network, by an http or https URL.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" size' -l 'size' -d 'Width and height in pixels, as 640x480; the animation keeps its shape, centred.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" width' -l 'width' -d 'Width in pixels; the height follows.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" height' -l 'height' -d 'Height in pixels; the width follows.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" scale' -l 'scale' -d 'Factor of the animation\'s own size.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" fit' -l 'fit' -d 'How the animation lies in a picture of another shape.' -rfka 'contain cover fill none'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'set' -d 'A value for properties: a colour as #RRGGBB, a number, x,y, colours of a gradient joined by commas, a text, or a path as a JSON object; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'set-file' -d 'A JSON object of values by keypath; a value may be a list of objects with "frames", as "0..30" in the time of the property\'s composition, and "value".' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'hide' -d 'Layers, groups, fills or strokes to leave out.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'only' -d 'Layers, groups, fills or strokes to draw, and nothing else.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'overlay' -d 'A picture that moves with layers, in their space from its origin on, above what they show.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'image' -d 'A picture in place of an image asset\'s.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" expressions' -l 'expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" no-expressions' -l 'no-expressions' -d 'Evaluate expressions; without them properties follow their keyframes.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" allow-unmatched' -l 'allow-unmatched' -d 'Let keypaths of overrides mean nothing in this animation.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'text' -d 'What a text layer says: its name, its keypath or a pattern; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" text-map' -l 'text-map' -d 'Texts as a JSON object, by keypath or by layer name.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'font' -d 'A font file for the fonts of a name, of a family, or of a family and style, as \'Helvetica Bold\'; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'font-dir' -d 'A folder to look for fonts in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" frames' -l 'frames' -d 'Frames to draw, from the first; all if not given.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" full-redraw' -l 'full-redraw' -d 'Draw every frame from scratch, as if each were the first.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" threads' -l 'threads' -d 'Workers; with more than one only the total is measured.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench"' -l 'assets-dir' -d 'A folder to look for images in; may be given several times.' -rfka ''
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" format' -l 'format' -d 'How to print it.' -rfka 'table json'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" version' -l 'version' -d 'Show the version.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie bench" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'lottie' -n '__lottie_should_offer_completions_for_flags_or_options "lottie help" version' -l 'version' -d 'Show the version.'
