#!/bin/bash

__lottie_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__lottie_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__lottie_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__lottie_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_lottie() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __lottie_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    render|play|serve|report|info|keypaths|get|markers|machine|validate|rules|features|init|profile|bench|convert|optimize|diff|batch|plan|status|merge|schema|mcp|help)
        # Offer subcommand argument completions
        "_lottie_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'render play serve report info keypaths get markers machine validate rules features init profile bench convert optimize diff batch plan status merge schema mcp help' -- "${cur}"))
        ;;
    esac
}

_lottie_render() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --allow-network-assets --reduced-motion --reverse --trim --sound --no-sound --sheet --keep-going --no-keep-going --expressions --no-expressions --allow-unmatched --kerning --checksum --strict-features --quiet -q --verbose -v --dry-run --overwrite --no-overwrite --overwrite-input --version -h --help)
    repeating_options=(--assets-dir --set --set-file --hide --only --overlay --image --text --font --font-dir --map)
    non_repeating_options=(--animation --theme --slots --max-memory --timeout -o --output --frame --frames --fps --time --from --to --marker --speed --duration --loop --state-machine --events --until --size --width --height --scale --fit --align --crop --pad --background --as --format --quality --compression --dither --palette --colors --matte --crf --video-codec --pix-fmt --contact --columns --padding --for --max-bytes --jobs --motion-blur --text-map --rows --limit --threads --report --progress)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--assets-dir')
        __lottie_add_completions -d
        return
        ;;
    '-o'|'--output')
        __lottie_add_completions -f
        return
        ;;
    '--frame')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --frame "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--frames')
        return
        ;;
    '--fps')
        return
        ;;
    '--time')
        return
        ;;
    '--from')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --from "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--to')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --to "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--marker')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --marker "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--speed')
        return
        ;;
    '--duration')
        return
        ;;
    '--loop')
        __lottie_add_completions -W 'once'$'\n''forever'$'\n''bounce'
        return
        ;;
    '--state-machine')
        return
        ;;
    '--events')
        return
        ;;
    '--until')
        return
        ;;
    '--size')
        return
        ;;
    '--width')
        return
        ;;
    '--height')
        return
        ;;
    '--scale')
        return
        ;;
    '--fit')
        __lottie_add_completions -W 'contain'$'\n''cover'$'\n''fill'$'\n''none'
        return
        ;;
    '--align')
        __lottie_add_completions -W 'center'$'\n''top'$'\n''bottom'$'\n''left'$'\n''right'$'\n''top-left'$'\n''top-right'$'\n''bottom-left'$'\n''bottom-right'
        return
        ;;
    '--crop')
        return
        ;;
    '--pad')
        return
        ;;
    '--background')
        __lottie_add_completions -W 'none'$'\n''checker'$'\n''white'$'\n''black'
        return
        ;;
    '--as')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--format')
        __lottie_add_completions -W 'png'$'\n''apng'$'\n''gif'$'\n''webp'$'\n''jpeg'$'\n''svg'$'\n''mp4'$'\n''webm'$'\n''mov'$'\n''y4m'$'\n''ppm'$'\n''rgba'
        return
        ;;
    '--quality')
        return
        ;;
    '--compression')
        return
        ;;
    '--dither')
        __lottie_add_completions -W 'none'$'\n''bayer'$'\n''floyd'
        return
        ;;
    '--palette')
        __lottie_add_completions -W 'auto'$'\n''global'$'\n''local'
        return
        ;;
    '--colors')
        return
        ;;
    '--matte')
        return
        ;;
    '--crf')
        return
        ;;
    '--video-codec')
        __lottie_add_completions -W 'libx264'$'\n''libx265'$'\n''libvpx-vp9'$'\n''libaom-av1'$'\n''prores_ks'$'\n''qtrle'
        return
        ;;
    '--pix-fmt')
        return
        ;;
    '--contact')
        return
        ;;
    '--columns')
        return
        ;;
    '--padding')
        return
        ;;
    '--for')
        __lottie_add_completions -W 'telegram'$'\n''telegram-video'$'\n''telegram-emoji'$'\n''whatsapp'$'\n''discord'$'\n''slack'$'\n''signal'$'\n''imessage'$'\n''line'$'\n''wear-os'$'\n''spec-1.0'
        return
        ;;
    '--max-bytes')
        return
        ;;
    '--jobs')
        return
        ;;
    '--set')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --set "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--set-file')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--hide')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --hide "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--only')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --only "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--motion-blur')
        __lottie_add_completions -W 'on'$'\n''off'
        return
        ;;
    '--text')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion render -- --text "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--text-map')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--font')
        return
        ;;
    '--font-dir')
        __lottie_add_completions -d
        return
        ;;
    '--rows')
        __lottie_add_completions -o plusdirs -fX '!*.@(csv|ndjson|jsonl|json)'
        return
        ;;
    '--map')
        return
        ;;
    '--limit')
        return
        ;;
    '--threads')
        return
        ;;
    '--report')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--progress')
        __lottie_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    2)
        __lottie_add_completions -f
        return
        ;;
    esac
}

_lottie_play() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --reduced-motion --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --as --loop --speed --marker --size --background --graphics)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion play -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion play -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--as')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--loop')
        __lottie_add_completions -W 'once'$'\n''forever'$'\n''bounce'
        return
        ;;
    '--speed')
        return
        ;;
    '--marker')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion play -- --marker "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--size')
        return
        ;;
    '--background')
        __lottie_add_completions -W 'none'$'\n''checker'$'\n''white'$'\n''black'
        return
        ;;
    '--graphics')
        __lottie_add_completions -W 'kitty'$'\n''iterm2'$'\n''sixel'$'\n''blocks'$'\n''blocks256'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_serve() {
    repeating_flags=()
    non_repeating_flags=(--open --strict --draw --all --no-config --version -h --help)
    repeating_options=(--target --select --ignore --severity)
    non_repeating_options=(--port --address --profile --config --max-memory)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--port')
        return
        ;;
    '--address')
        return
        ;;
    '--target')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--profile')
        __lottie_add_completions -W 'telegram'$'\n''telegram-video'$'\n''telegram-emoji'$'\n''whatsapp'$'\n''discord'$'\n''slack'$'\n''signal'$'\n''imessage'$'\n''line'$'\n''wear-os'$'\n''spec-1.0'
        return
        ;;
    '--select')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--ignore')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--severity')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--config')
        __lottie_add_completions -o plusdirs -fX '!*.@(yml|yaml)'
        return
        ;;
    '--max-memory')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_report() {
    repeating_flags=()
    non_repeating_flags=(--split --reduced-motion --strict --draw --all --no-config --quiet -q --version -h --help)
    repeating_options=(--target --select --ignore --severity)
    non_repeating_options=(-o --output --title --profile --config --max-memory --timeout --baseline --threads)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-o'|'--output')
        __lottie_add_completions -o plusdirs -fX '!*.@(html)'
        return
        ;;
    '--title')
        return
        ;;
    '--target')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--profile')
        __lottie_add_completions -W 'telegram'$'\n''telegram-video'$'\n''telegram-emoji'$'\n''whatsapp'$'\n''discord'$'\n''slack'$'\n''signal'$'\n''imessage'$'\n''line'$'\n''wear-os'$'\n''spec-1.0'
        return
        ;;
    '--select')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--ignore')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--severity')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--config')
        __lottie_add_completions -o plusdirs -fX '!*.@(yml|yaml)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--baseline')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--threads')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_info() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --allow-network-assets --expressions --version -h --help)
    repeating_options=(--assets-dir)
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --format)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion info -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion info -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--assets-dir')
        __lottie_add_completions -d
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_keypaths() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --sorted --properties --layers --values --animated --ambiguous --count --fields --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --format --engine --type --frame --time --progress)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion keypaths -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion keypaths -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'text'$'\n''tree'$'\n''json'$'\n''csv'
        return
        ;;
    '--engine')
        __lottie_add_completions -W 'main-thread'$'\n''core-animation'$'\n''lottie'
        return
        ;;
    '--type')
        __lottie_add_completions -W 'color'$'\n''number'$'\n''point'$'\n''size'$'\n''path'$'\n''gradient'$'\n''text'
        return
        ;;
    '--frame')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion keypaths -- --frame "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--time')
        return
        ;;
    '--progress')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    2)
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion keypaths -- positional@1 "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_lottie_get() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --expressions --no-expressions --allow-unmatched --kerning --original --transform --bounds --version -h --help)
    repeating_options=(--set --set-file --hide --only --overlay --image --text --font --font-dir)
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --layer --frame --frames --fps --time --progress --motion-blur --text-map --point --format)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--layer')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --layer "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--frame')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --frame "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--frames')
        return
        ;;
    '--fps')
        return
        ;;
    '--time')
        return
        ;;
    '--progress')
        return
        ;;
    '--set')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --set "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--set-file')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--hide')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --hide "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--only')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --only "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--motion-blur')
        __lottie_add_completions -W 'on'$'\n''off'
        return
        ;;
    '--text')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- --text "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--text-map')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--font')
        return
        ;;
    '--font-dir')
        __lottie_add_completions -d
        return
        ;;
    '--point')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'text'$'\n''json'$'\n''csv'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    2)
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion get -- positional@1 "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_lottie_markers() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --format --name --unit --require)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion markers -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion markers -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'$'\n''csv'$'\n''swift'$'\n''vtt'$'\n''chapters'
        return
        ;;
    '--name')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion markers -- --name "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--unit')
        __lottie_add_completions -W 'frame'$'\n''time'$'\n''progress'
        return
        ;;
    '--require')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion markers -- --require "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_machine() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --events --until --format)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion machine -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion machine -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--events')
        return
        ;;
    '--until')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_validate() {
    repeating_flags=()
    non_repeating_flags=(--strict --draw --all --no-config --update-baseline --fix --dry-run --verbose --quiet -q --version -h --help)
    repeating_options=(--target --select --ignore --severity)
    non_repeating_options=(--profile --config --max-memory --timeout --format -o --output --fail-on --max-warnings --baseline --color --threads)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--target')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--profile')
        __lottie_add_completions -W 'telegram'$'\n''telegram-video'$'\n''telegram-emoji'$'\n''whatsapp'$'\n''discord'$'\n''slack'$'\n''signal'$'\n''imessage'$'\n''line'$'\n''wear-os'$'\n''spec-1.0'
        return
        ;;
    '--select')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--ignore')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--severity')
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    '--config')
        __lottie_add_completions -o plusdirs -fX '!*.@(yml|yaml)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'text'$'\n''compact'$'\n''json'$'\n''ndjson'$'\n''sarif'$'\n''github'$'\n''junit'$'\n''checkstyle'$'\n''gitlab'$'\n''markdown'
        return
        ;;
    '-o'|'--output')
        __lottie_add_completions -f
        return
        ;;
    '--fail-on')
        __lottie_add_completions -W 'error'$'\n''warning'$'\n''info'$'\n''never'
        return
        ;;
    '--max-warnings')
        return
        ;;
    '--baseline')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--color')
        __lottie_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--threads')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_rules() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--format)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -W 'json'$'\n''container'$'\n''spec'$'\n''slip'$'\n''ref'$'\n''compat'$'\n''ref'$'\n''compat'$'\n''perf'$'\n''hygiene'$'\n''name'$'\n''marker'$'\n''time'$'\n''expr'$'\n''draw'$'\n''a11y'$'\n''tgs'$'\n''dest'$'\n''policy'$'\n''compat'$'\n''json/syntax'$'\n''json/encoding'$'\n''json/depth'$'\n''json/size'$'\n''json/not-lottie'$'\n''json/duplicate-key'$'\n''json/nonfinite'$'\n''container/zip'$'\n''container/manifest'$'\n''container/gzip'$'\n''container/entry'$'\n''container/manifest-form'$'\n''container/manifest-reference'$'\n''container/theme'$'\n''container/theme-rule'$'\n''container/machine'$'\n''container/machine-reference'$'\n''container/machine-flow'$'\n''container/unused-file'$'\n''container/renamed'$'\n''spec/schema'$'\n''spec/legacy-keyframe-value'$'\n''spec/legacy-missing-a'$'\n''spec/color-range'$'\n''spec/shape-direction'$'\n''spec/mask-mode'$'\n''spec/blend-mode'$'\n''spec/embedded-flag'$'\n''spec/scalar-array'$'\n''spec/integer-float'$'\n''spec/easing-range'$'\n''spec/null-value'$'\n''spec/legacy-end-value'$'\n''spec/keyframe-order'$'\n''spec/keyframe-double'$'\n''spec/keyframe-easing'$'\n''spec/keyframe-arity'$'\n''spec/path-shape'$'\n''spec/group-transform'$'\n''spec/zero-stretch'$'\n''spec/empty-path'$'\n''spec/path-vertices'$'\n''spec/gradient-length'$'\n''spec/gradient-order'$'\n''spec/dash-array'$'\n''spec/opacity-range'$'\n''spec/unknown-layer'$'\n''spec/unknown-shape'$'\n''spec/bodymovin-version'$'\n''spec/version'$'\n''spec/dimensions'$'\n''slip/percent'$'\n''slip/radians'$'\n''slip/tangents'$'\n''slip/easing-level'$'\n''slip/paint-first'$'\n''slip/member-name'$'\n''slip/seconds'$'\n''slip/animated-flag'$'\n''slip/missing-time'$'\n''slip/polystar'$'\n''ref/missing-asset'$'\n''ref/asset-kind'$'\n''ref/duplicate-asset-id'$'\n''ref/precomp-cycle'$'\n''ref/missing-parent'$'\n''ref/parent-cycle'$'\n''ref/matte-cycle'$'\n''ref/duplicate-ind'$'\n''ref/missing-ind'$'\n''ref/matte-source'$'\n''ref/matte-unused'$'\n''ref/image-file'$'\n''compat/placeholder'$'\n''ref/image-escape'$'\n''ref/image-remote'$'\n''ref/font-undeclared'$'\n''ref/glyph-missing'$'\n''ref/slot-undefined'$'\n''ref/slot-unused'$'\n''ref/slot-type'$'\n''ref/mask-index'$'\n''ref/expression-name'$'\n''ref/font-missing'$'\n''ref/image-type'$'\n''compat/file-breaking'$'\n''compat/undecodable-shape'$'\n''compat/throws'$'\n''compat/ios-no-engine'$'\n''compat/effect-value-names'$'\n''compat/android-merge-paths'$'\n''compat/op-inclusive'$'\n''compat/effect-by-name'$'\n''compat/ios-fallback'$'\n''perf/file-size'$'\n''perf/embedded-image'$'\n''perf/image-oversize'$'\n''perf/image-sequence'$'\n''perf/keyframes'$'\n''perf/baked-keyframes'$'\n''perf/keyframes-outside'$'\n''perf/path-vertices'$'\n''perf/copies'$'\n''perf/canvas-size'$'\n''perf/masks'$'\n''perf/mattes'$'\n''perf/layers'$'\n''perf/depth'$'\n''perf/effects'$'\n''perf/precision'$'\n''perf/duplicate-asset'$'\n''perf/limit'$'\n''hygiene/unused-asset'$'\n''hygiene/unused-font'$'\n''hygiene/unused-glyph'$'\n''hygiene/unused-mask'$'\n''hygiene/hidden-layer'$'\n''hygiene/never-visible'$'\n''hygiene/blank'$'\n''hygiene/open-mask'$'\n''hygiene/zero-size'$'\n''hygiene/empty'$'\n''hygiene/single-keyframe'$'\n''hygiene/redundant-keyframe'$'\n''hygiene/guide-illustrator'$'\n''hygiene/default-gradient'$'\n''name/missing'$'\n''name/ambiguous'$'\n''name/keypath-unsafe'$'\n''name/nonascii'$'\n''marker/duplicate'$'\n''marker/out-of-range'$'\n''marker/name'$'\n''time/frame-rate'$'\n''time/fractional'$'\n''time/zero-duration'$'\n''time/empty'$'\n''time/long'$'\n''expr/syntax'$'\n''expr/construct'$'\n''expr/throws'$'\n''expr/present'$'\n''expr/unsafe'$'\n''expr/cycle'$'\n''expr/failure'$'\n''draw/blank'$'\n''draw/static'$'\n''draw/clipped'$'\n''a11y/flash'$'\n''a11y/reduced-motion'$'\n''a11y/contrast'$'\n''tgs/size'$'\n''tgs/canvas'$'\n''tgs/frame-rate'$'\n''tgs/duration'$'\n''tgs/feature'$'\n''tgs/header'$'\n''dest/size'$'\n''dest/canvas'$'\n''dest/frame-rate'$'\n''dest/duration'$'\n''dest/frames'$'\n''dest/feature'$'\n''dest/sound'$'\n''policy/size'$'\n''policy/duration'$'\n''policy/frame-rate'$'\n''policy/palette'$'\n''policy/fonts'$'\n''policy/forbidden-feature'$'\n''policy/required-marker'$'\n''policy/required-layer'$'\n''policy/buffers'$'\n''policy/overdraw'$'\n''policy/memory'$'\n''compat/layer.precomp'$'\n''compat/layer.precomp.opacity'$'\n''compat/layer.opacity.nested'$'\n''compat/layer.precomp.blend'$'\n''compat/layer.solid'$'\n''compat/layer.solid.no_color'$'\n''compat/layer.solid.opacity'$'\n''compat/layer.image'$'\n''compat/layer.null'$'\n''compat/layer.shape'$'\n''compat/layer.shape.opacity'$'\n''compat/layer.shape.transform'$'\n''compat/layer.text'$'\n''compat/layer.text.opacity'$'\n''compat/layer.audio'$'\n''compat/layer.video_placeholder'$'\n''compat/layer.image_sequence'$'\n''compat/layer.video'$'\n''compat/layer.image_placeholder'$'\n''compat/layer.guide'$'\n''compat/layer.adjustment'$'\n''compat/layer.adjustment.extras'$'\n''compat/layer.camera'$'\n''compat/layer.light'$'\n''compat/layer.data'$'\n''compat/layer.unknown_type'$'\n''compat/layer.hidden'$'\n''compat/layer.parenting'$'\n''compat/layer.parenting.broken'$'\n''compat/layer.in_out'$'\n''compat/layer.start_time'$'\n''compat/layer.start_time.fractional'$'\n''compat/layer.time_stretch'$'\n''compat/layer.time_stretch.backwards'$'\n''compat/layer.time_remap'$'\n''compat/layer.time_remap.constant'$'\n''compat/layer.auto_orient'$'\n''compat/layer.auto_orient.rotation'$'\n''compat/layer.3d'$'\n''compat/layer.3d.motion_path'$'\n''compat/layer.3d.rotation'$'\n''compat/layer.3d.no_orientation'$'\n''compat/layer.rotation_without_3d'$'\n''compat/layer.rotation_unflagged'$'\n''compat/layer.collapse'$'\n''compat/layer.offscreen'$'\n''compat/layer.motion_blur'$'\n''compat/layer.html_class'$'\n''compat/transform.anchor'$'\n''compat/transform.position'$'\n''compat/transform.position.split'$'\n''compat/transform.position.z'$'\n''compat/transform.scale'$'\n''compat/transform.scale.negative'$'\n''compat/transform.rotation'$'\n''compat/transform.rotation.z.alone'$'\n''compat/transform.rotation.z.unflagged'$'\n''compat/transform.rotation.xyz'$'\n''compat/transform.rotation.xyz.several'$'\n''compat/transform.rotation.xyz.image'$'\n''compat/transform.orientation'$'\n''compat/transform.opacity'$'\n''compat/transform.opacity.out_of_range'$'\n''compat/transform.skew.layer'$'\n''compat/transform.skew.layer.steep'$'\n''compat/transform.skew.layer.axis'$'\n''compat/transform.skew.group'$'\n''compat/transform.skew.group.steep'$'\n''compat/transform.skew.group.axis'$'\n''compat/kf.animated'$'\n''compat/kf.animated.color'$'\n''compat/kf.animated.single_path'$'\n''compat/kf.linear'$'\n''compat/kf.bezier'$'\n''compat/kf.bezier.per_dimension'$'\n''compat/kf.bezier.per_dimension.size'$'\n''compat/kf.bezier.shared'$'\n''compat/kf.bezier.far'$'\n''compat/kf.bezier.overshoot'$'\n''compat/kf.bezier.overshoot.spatial'$'\n''compat/kf.hold'$'\n''compat/kf.hold.before_last'$'\n''compat/kf.unordered'$'\n''compat/kf.single'$'\n''compat/kf.single.unheld'$'\n''compat/kf.spatial'$'\n''compat/kf.spatial.loop'$'\n''compat/kf.spatial.line'$'\n''compat/kf.rove'$'\n''compat/kf.legacy_end_value'$'\n''compat/kf.legacy_end_value.differs'$'\n''compat/kf.terminal_no_value'$'\n''compat/kf.terminal_handles'$'\n''compat/kf.legacy_no_a'$'\n''compat/shape.group'$'\n''compat/shape.group.opacity'$'\n''compat/shape.path'$'\n''compat/shape.path.animated'$'\n''compat/shape.path.vertex_mismatch'$'\n''compat/shape.path.one_point'$'\n''compat/shape.ellipse'$'\n''compat/shape.rect'$'\n''compat/shape.rect.rounded'$'\n''compat/shape.rect.no_direction'$'\n''compat/shape.polystar.star'$'\n''compat/shape.polystar.polygon'$'\n''compat/shape.polystar.polygon.inner_radius'$'\n''compat/shape.polystar.points.fractional'$'\n''compat/shape.polystar.points.animated'$'\n''compat/shape.polystar.roundness'$'\n''compat/shape.polystar.roundness.polygon'$'\n''compat/shape.polystar.rotation'$'\n''compat/shape.direction.reversed'$'\n''compat/shape.direction.reversed.rect'$'\n''compat/shape.direction.reversed.polystar'$'\n''compat/shape.hidden'$'\n''compat/shape.hidden.modifier'$'\n''compat/shape.hidden.group'$'\n''compat/shape.transform'$'\n''compat/shape.legacy_closed'$'\n''compat/shape.late_type'$'\n''compat/shape.unknown'$'\n''compat/fill'$'\n''compat/color.bytes'$'\n''compat/color.out_of_range'$'\n''compat/color.alpha'$'\n''compat/fill.opacity'$'\n''compat/fill.evenodd'$'\n''compat/fill.groups'$'\n''compat/fill.disabled'$'\n''compat/style.none'$'\n''compat/stroke'$'\n''compat/stroke.width.animated'$'\n''compat/stroke.nonuniform_scale'$'\n''compat/stroke.nonuniform_scale.groups'$'\n''compat/stroke.nonuniform_scale.layer'$'\n''compat/stroke.flattened'$'\n''compat/stroke.hollow'$'\n''compat/stroke.paths'$'\n''compat/stroke.no_length'$'\n''compat/stroke.no_length.closed'$'\n''compat/stroke.cap'$'\n''compat/stroke.cap.missing'$'\n''compat/stroke.join'$'\n''compat/stroke.join.missing'$'\n''compat/stroke.miter'$'\n''compat/stroke.miter.animated'$'\n''compat/stroke.dash'$'\n''compat/stroke.dash.unpaired'$'\n''compat/stroke.dash.odd'$'\n''compat/stroke.dash.short'$'\n''compat/stroke.dash.no_offset'$'\n''compat/stroke.dash.offset_first'$'\n''compat/stroke.dash.unnamed'$'\n''compat/stroke.dash.animated'$'\n''compat/stroke.dash.offset'$'\n''compat/gradient.fill.linear'$'\n''compat/gradient.fill.radial'$'\n''compat/gradient.radial.slanted'$'\n''compat/gradient.conic'$'\n''compat/gradient.stroke'$'\n''compat/gradient.stroke.width.animated'$'\n''compat/gradient.stroke.dash'$'\n''compat/gradient.highlight'$'\n''compat/gradient.alpha'$'\n''compat/gradient.alpha.colors'$'\n''compat/gradient.alpha.offsets'$'\n''compat/gradient.stops.doubled'$'\n''compat/gradient.count_last'$'\n''compat/gradient.midpoint'$'\n''compat/gradient.animated'$'\n''compat/gradient.animated.stops'$'\n''compat/gradient.animated.points'$'\n''compat/style.blend'$'\n''compat/style.blend.faded'$'\n''compat/style.blend.group'$'\n''compat/trim.simultaneous'$'\n''compat/trim.individual'$'\n''compat/trim.individual.several'$'\n''compat/trim.individual.groups'$'\n''compat/trim.individual.offset'$'\n''compat/trim.still'$'\n''compat/trim.on_fill'$'\n''compat/trim.on_fill.groups'$'\n''compat/trim.primitive'$'\n''compat/trim.polygon'$'\n''compat/trim.offset'$'\n''compat/trim.offset.nested'$'\n''compat/trim.uneven'$'\n''compat/trim.out_of_range'$'\n''compat/repeater'$'\n''compat/repeater.opacity'$'\n''compat/repeater.opacity.paints'$'\n''compat/repeater.offset'$'\n''compat/repeater.offset.negative'$'\n''compat/repeater.scale'$'\n''compat/repeater.scale.turned'$'\n''compat/repeater.animated_copies'$'\n''compat/repeater.fractional'$'\n''compat/repeater.composite'$'\n''compat/repeater.composite.opacity'$'\n''compat/repeater.first_on_top'$'\n''compat/repeater.before_paint'$'\n''compat/repeater.several'$'\n''compat/repeater.modifier'$'\n''compat/merge.1'$'\n''compat/merge.2'$'\n''compat/merge.3'$'\n''compat/merge.4'$'\n''compat/merge.5'$'\n''compat/merge.trimmed'$'\n''compat/round_corners'$'\n''compat/round_corners.rect'$'\n''compat/round_corners.trimmed'$'\n''compat/round_corners.rounded'$'\n''compat/round_corners.open'$'\n''compat/round_corners.combined'$'\n''compat/pucker_bloat'$'\n''compat/pucker_bloat.star'$'\n''compat/offset_path'$'\n''compat/offset_path.open'$'\n''compat/offset_path.reversed'$'\n''compat/offset_path.miter'$'\n''compat/zig_zag'$'\n''compat/twist'$'\n''compat/wiggle'$'\n''compat/mask.path'$'\n''compat/mask.path.animated'$'\n''compat/mask.path.open'$'\n''compat/mask.opacity'$'\n''compat/mask.none'$'\n''compat/mask.add'$'\n''compat/mask.subtract'$'\n''compat/mask.subtract.opacity'$'\n''compat/mask.intersect'$'\n''compat/mask.lighten'$'\n''compat/mask.darken'$'\n''compat/mask.difference'$'\n''compat/mask.inverted'$'\n''compat/mask.inverted.clockwise'$'\n''compat/mask.inverted.intersect'$'\n''compat/mask.inverted.opacity'$'\n''compat/mask.expansion'$'\n''compat/mask.expansion.corners'$'\n''compat/mask.expansion.curves'$'\n''compat/mask.expansion.negative'$'\n''compat/mask.feather'$'\n''compat/mask.multiple'$'\n''compat/mask.subtract.first'$'\n''compat/mask.multiple.modes'$'\n''compat/mask.multiple.inverted'$'\n''compat/mask.legacy_closed'$'\n''compat/mask.unflagged'$'\n''compat/matte.topmost'$'\n''compat/matte.unnumbered'$'\n''compat/matte.misnumbered'$'\n''compat/matte.chained'$'\n''compat/matte.alpha'$'\n''compat/matte.alpha_inverted'$'\n''compat/matte.luma'$'\n''compat/matte.luma_inverted'$'\n''compat/matte.parent'$'\n''compat/matte.inverted.empty'$'\n''compat/matte.inverted.time'$'\n''compat/matte.faded_precomp'$'\n''compat/matte.source_flag'$'\n''compat/matte.source_flag.missing'$'\n''compat/matte.source_flag.shown'$'\n''compat/matte.source_flag.hidden'$'\n''compat/blend.0'$'\n''compat/blend.1'$'\n''compat/blend.2'$'\n''compat/blend.3'$'\n''compat/blend.4'$'\n''compat/blend.5'$'\n''compat/blend.6'$'\n''compat/blend.7'$'\n''compat/blend.8'$'\n''compat/blend.9'$'\n''compat/blend.10'$'\n''compat/blend.11'$'\n''compat/blend.12'$'\n''compat/blend.13'$'\n''compat/blend.14'$'\n''compat/blend.15'$'\n''compat/blend.16'$'\n''compat/blend.17'$'\n''compat/blend.unknown'$'\n''compat/blend.paints'$'\n''compat/blend.precomp'$'\n''compat/blend.matted'$'\n''compat/blend.unset'$'\n''compat/effect.expression_control'$'\n''compat/effect.tint'$'\n''compat/effect.fill'$'\n''compat/effect.stroke'$'\n''compat/effect.tritone'$'\n''compat/effect.levels'$'\n''compat/effect.drop_shadow'$'\n''compat/effect.drop_shadow.scope'$'\n''compat/effect.radial_wipe'$'\n''compat/effect.displacement_map'$'\n''compat/effect.matte3'$'\n''compat/effect.gaussian_blur'$'\n''compat/effect.twirl'$'\n''compat/effect.mesh_warp'$'\n''compat/effect.wavy'$'\n''compat/effect.spherize'$'\n''compat/effect.puppet'$'\n''compat/effect.transform'$'\n''compat/effect.bulge'$'\n''compat/effect.black_white'$'\n''compat/effect.brightness_contrast'$'\n''compat/effect.corner_pin'$'\n''compat/effect.easy_levels'$'\n''compat/effect.fractal_noise'$'\n''compat/effect.hue_saturation'$'\n''compat/effect.invert'$'\n''compat/effect.linear_wipe'$'\n''compat/effect.directional_blur'$'\n''compat/effect.gradient_ramp'$'\n''compat/effect.gradient_ramp.scatter'$'\n''compat/effect.sharpen'$'\n''compat/effect.shift_channels'$'\n''compat/effect.threshold'$'\n''compat/effect.motion_tile'$'\n''compat/effect.venetian_blinds'$'\n''compat/effect.cc_sphere'$'\n''compat/effect.cc_toner'$'\n''compat/effect.sksl'$'\n''compat/effect.four_color_gradient'$'\n''compat/effect.simple_choker'$'\n''compat/effect.box_blur'$'\n''compat/effect.fast_blur'$'\n''compat/effect.change_to_color'$'\n''compat/effect.posterize'$'\n''compat/effect.color_balance'$'\n''compat/effect.channel_mixer'$'\n''compat/effect.offset'$'\n''compat/effect.mirror'$'\n''compat/effect.glow'$'\n''compat/effect.radial_blur'$'\n''compat/effect.noise'$'\n''compat/effect.exposure'$'\n''compat/effect.echo'$'\n''compat/effect.cut'$'\n''compat/effect.drop_shadow.only'$'\n''compat/effect.fill.cut'$'\n''compat/effect.drop_shadow.cut'$'\n''compat/effect.unknown'$'\n''compat/effect.disabled'$'\n''compat/effect.unswitched'$'\n''compat/style.layer.stroke'$'\n''compat/style.layer.drop_shadow'$'\n''compat/style.layer.inner_shadow'$'\n''compat/style.layer.outer_glow'$'\n''compat/style.layer.inner_glow'$'\n''compat/style.layer.bevel'$'\n''compat/style.layer.satin'$'\n''compat/style.layer.color_overlay'$'\n''compat/style.layer.gradient_overlay'$'\n''compat/style.layer.blend'$'\n''compat/style.layer.blend.usual'$'\n''compat/style.layer.unknown'$'\n''compat/text.fonts'$'\n''compat/text.font.embedded'$'\n''compat/text.glyphs'$'\n''compat/text.glyphs.app_font'$'\n''compat/text.glyphs.old'$'\n''compat/text.glyph.precomp'$'\n''compat/text.glyphs.missing'$'\n''compat/text.document.keyframes'$'\n''compat/text.fill'$'\n''compat/text.stroke'$'\n''compat/text.stroke_under'$'\n''compat/text.stroke_order'$'\n''compat/text.no_fill'$'\n''compat/text.tracking'$'\n''compat/text.tracking.aligned'$'\n''compat/text.line_height'$'\n''compat/text.baseline_shift'$'\n''compat/text.caps'$'\n''compat/text.justify.basic'$'\n''compat/text.justify.full'$'\n''compat/text.box'$'\n''compat/text.box.alignment'$'\n''compat/text.multiline'$'\n''compat/text.multiline.soft'$'\n''compat/text.multiline.feed'$'\n''compat/text.multiline.unlisted'$'\n''compat/text.rtl'$'\n''compat/text.animator'$'\n''compat/text.animator.multiple'$'\n''compat/text.animator.fill'$'\n''compat/text.animator.fill_hsb'$'\n''compat/text.animator.fill_opacity'$'\n''compat/text.animator.stroke'$'\n''compat/text.animator.stroke_width'$'\n''compat/text.animator.stroke_opacity'$'\n''compat/text.animator.tracking'$'\n''compat/text.animator.tracking.several'$'\n''compat/text.animator.line_spacing'$'\n''compat/text.animator.position'$'\n''compat/text.animator.anchor'$'\n''compat/text.animator.scale'$'\n''compat/text.animator.rotation'$'\n''compat/text.animator.rotation3d'$'\n''compat/text.animator.depth'$'\n''compat/text.animator.skew'$'\n''compat/text.animator.opacity'$'\n''compat/text.animator.blur'$'\n''compat/text.selector.range'$'\n''compat/text.selector.no_end'$'\n''compat/text.selector.units'$'\n''compat/text.selector.based_on'$'\n''compat/text.selector.amount'$'\n''compat/text.selector.shape'$'\n''compat/text.selector.shape.round'$'\n''compat/text.selector.ease'$'\n''compat/text.selector.smoothness'$'\n''compat/text.selector.randomize'$'\n''compat/text.selector.mode'$'\n''compat/text.selector.expression'$'\n''compat/text.selector.wiggly'$'\n''compat/text.grouping'$'\n''compat/text.grouping.all'$'\n''compat/text.grouping.alignment'$'\n''compat/text.path'$'\n''compat/text.path.options'$'\n''compat/image.external'$'\n''compat/image.embedded'$'\n''compat/image.unflagged'$'\n''compat/image.remote'$'\n''compat/image.svg'$'\n''compat/image.webp'$'\n''compat/image.color_profile'$'\n''compat/image.size_mismatch'$'\n''compat/image.sides_mismatch'$'\n''compat/image.effects'$'\n''compat/asset.audio'$'\n''compat/asset.data'$'\n''compat/asset.sequence'$'\n''compat/precomp.nested'$'\n''compat/precomp.size_differs'$'\n''compat/expressions'$'\n''compat/markers'$'\n''compat/markers.duration'$'\n''compat/markers.payload'$'\n''compat/slots'$'\n''compat/slots.image'$'\n''compat/version.spec'$'\n''compat/version.bodymovin'$'\n''compat/meta'$'\n''compat/comp.motion_blur'$'\n''compat/comp.3d'$'\n''compat/comp.fractional_timing'$'\n''compat/comp.frame_rate.low'$'\n''compat/comp.completed'$'\n''compat/tgs.fitz'$'\n''compat/container.dotlottie.v1'$'\n''compat/container.dotlottie.v2'$'\n''compat/container.dotlottie.multi'$'\n''compat/container.dotlottie.theme'$'\n''compat/container.dotlottie.statemachine'$'\n''compat/container.dotlottie.fonts'$'\n''compat/container.tgs'$'\n''compat/container.zip_json'
        return
        ;;
    esac
}

_lottie_features() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=(--target)
    non_repeating_options=(--format)
    __lottie_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--target')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'$'\n''markdown'
        return
        ;;
    esac
}

_lottie_init() {
    repeating_flags=()
    non_repeating_flags=(--force --version -h --help)
    repeating_options=()
    non_repeating_options=()
    __lottie_offer_flags_options 0
}

_lottie_profile() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --quiet -q --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --target --frame --frames --size --top --format)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion profile -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion profile -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--target')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--frame')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion profile -- --frame "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--frames')
        return
        ;;
    '--size')
        return
        ;;
    '--top')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_bench() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --allow-network-assets --expressions --no-expressions --allow-unmatched --kerning --full-redraw --version -h --help)
    repeating_options=(--assets-dir --set --set-file --hide --only --overlay --image --text --font --font-dir)
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --size --width --height --scale --fit --motion-blur --text-map --frames --threads --format)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion bench -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion bench -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--assets-dir')
        __lottie_add_completions -d
        return
        ;;
    '--size')
        return
        ;;
    '--width')
        return
        ;;
    '--height')
        return
        ;;
    '--scale')
        return
        ;;
    '--fit')
        __lottie_add_completions -W 'contain'$'\n''cover'$'\n''fill'$'\n''none'
        return
        ;;
    '--set')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion bench -- --set "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--set-file')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--hide')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion bench -- --hide "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--only')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion bench -- --only "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--motion-blur')
        __lottie_add_completions -W 'on'$'\n''off'
        return
        ;;
    '--text')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion bench -- --text "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--text-map')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--font')
        return
        ;;
    '--font-dir')
        __lottie_add_completions -d
        return
        ;;
    '--frames')
        return
        ;;
    '--threads')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_convert() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --allow-network-assets --minify --pretty --embed-images --upgrade --bake-expressions --outline-text --embed-glyphs --sequence --overwrite-input --expressions --no-expressions --allow-unmatched --quiet -q --version -h --help)
    repeating_options=(--assets-dir --strip --slot --color-map --set --set-file --hide --only --overlay --image --text)
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --dotlottie-version --precision --extract-images --glyphs --theme-id --initial --from --to --marker --speed --fps --crop --motion-blur --text-map)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--assets-dir')
        __lottie_add_completions -d
        return
        ;;
    '--dotlottie-version')
        __lottie_add_completions -W '1'$'\n''2'
        return
        ;;
    '--precision')
        return
        ;;
    '--strip')
        __lottie_add_completions -W 'names'$'\n''matchnames'$'\n''hidden'$'\n''unused'$'\n''meta'
        return
        ;;
    '--extract-images')
        __lottie_add_completions -d
        return
        ;;
    '--glyphs')
        return
        ;;
    '--slot')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --slot "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme-id')
        return
        ;;
    '--color-map')
        return
        ;;
    '--initial')
        return
        ;;
    '--from')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --from "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--to')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --to "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--marker')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --marker "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--speed')
        return
        ;;
    '--fps')
        return
        ;;
    '--crop')
        return
        ;;
    '--set')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --set "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--set-file')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--hide')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --hide "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--only')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --only "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--motion-blur')
        __lottie_add_completions -W 'on'$'\n''off'
        return
        ;;
    '--text')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion convert -- --text "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--text-map')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_optimize() {
    repeating_flags=()
    non_repeating_flags=(--keep-names --dry-run --list --overwrite-input --quiet -q --version -h --help)
    repeating_options=(--only --skip --target)
    non_repeating_options=(--output -o --level --max-error --max-bytes --report --max-memory)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--output'|'-o')
        __lottie_add_completions -f
        return
        ;;
    '--level')
        __lottie_add_completions -W 'lossless'$'\n''visual'$'\n''small'
        return
        ;;
    '--max-error')
        return
        ;;
    '--max-bytes')
        return
        ;;
    '--only')
        __lottie_add_completions -W 'hidden-layers'$'\n''unseen-layers'$'\n''unused-assets'$'\n''equal-assets'$'\n''unseen-keyframes'$'\n''disabled-effects'$'\n''end-values'$'\n''zero-tangents'$'\n''equal-keyframes'$'\n''defaults'$'\n''editor-members'$'\n''keyframe-fit'$'\n''path-vertices'$'\n''images'$'\n''easing-names'$'\n''easing-handles'$'\n''decimals-2'$'\n''decimals-3'$'\n''names'
        return
        ;;
    '--skip')
        __lottie_add_completions -W 'hidden-layers'$'\n''unseen-layers'$'\n''unused-assets'$'\n''equal-assets'$'\n''unseen-keyframes'$'\n''disabled-effects'$'\n''end-values'$'\n''zero-tangents'$'\n''equal-keyframes'$'\n''defaults'$'\n''editor-members'$'\n''keyframe-fit'$'\n''path-vertices'$'\n''images'$'\n''easing-names'$'\n''easing-handles'$'\n''decimals-2'$'\n''decimals-3'$'\n''names'
        return
        ;;
    '--target')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--report')
        __lottie_add_completions -W 'text'$'\n''json'
        return
        ;;
    '--max-memory')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_diff() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --allow-private-network --visual --quiet -q --version -h --help)
    repeating_options=(--as)
    non_repeating_options=(--animation --theme --slots --max-memory --timeout --against --frames --threshold --heatmap -o --output --width --format --images --image-base-url)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion diff -- --animation "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--theme')
        __lottie_add_completions -W "$(__lottie_custom_complete ---completion diff -- --theme "${COMP_CWORD}" "$(__lottie_cursor_index_in_current_word)")"
        return
        ;;
    '--slots')
        __lottie_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--max-memory')
        return
        ;;
    '--timeout')
        return
        ;;
    '--against')
        __lottie_add_completions -d
        return
        ;;
    '--as')
        __lottie_add_completions -W 'lottie-ios@2.5.2'$'\n''lottie-ios@3.0'$'\n''lottie-ios@4/main-thread'$'\n''lottie-ios@4/core-animation'$'\n''lottie-ios@4'$'\n''lottie-android'$'\n''lottie-web/svg'$'\n''lottie-web/canvas'$'\n''skottie'$'\n''rlottie'$'\n''telegram'$'\n''thorvg'$'\n''dotlottie'$'\n''lottie-android/merge-paths'$'\n''lottie'$'\n''all'
        return
        ;;
    '--frames')
        return
        ;;
    '--threshold')
        return
        ;;
    '--heatmap')
        __lottie_add_completions -o plusdirs -fX '!*.@(png)'
        return
        ;;
    '-o'|'--output')
        __lottie_add_completions -o plusdirs -fX '!*.@(html)'
        return
        ;;
    '--width')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'$'\n''markdown'
        return
        ;;
    '--images')
        __lottie_add_completions -d
        return
        ;;
    '--image-base-url')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    2)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_batch() {
    repeating_flags=()
    non_repeating_flags=(--force --collect --allow-repeats --quiet -q --version -h --help)
    repeating_options=()
    non_repeating_options=(--shard --job --jobs --threads --timeout)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--shard')
        return
        ;;
    '--job')
        __lottie_add_completions -d
        return
        ;;
    '--jobs')
        return
        ;;
    '--threads')
        return
        ;;
    '--timeout')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -o plusdirs -fX '!*.@(ndjson)'
        return
        ;;
    esac
}

_lottie_plan() {
    repeating_flags=()
    non_repeating_flags=(--list-inputs --list-outputs --skip-unreadable --quiet -q --version -h --help)
    repeating_options=(--map)
    non_repeating_options=(--do --output --other -o --job --shards --split-frames --rows --limit --shard)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--do')
        __lottie_add_completions -W 'render'$'\n''validate'$'\n''info'$'\n''convert'$'\n''diff'
        return
        ;;
    '--output')
        __lottie_add_completions -f
        return
        ;;
    '--other')
        __lottie_add_completions -f
        return
        ;;
    '-o'|'--job')
        __lottie_add_completions -d
        return
        ;;
    '--shards')
        return
        ;;
    '--split-frames')
        return
        ;;
    '--rows')
        __lottie_add_completions -o plusdirs -fX '!*.@(csv|ndjson|jsonl|json)'
        return
        ;;
    '--map')
        return
        ;;
    '--limit')
        return
        ;;
    '--shard')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __lottie_add_completions -o plusdirs -fX '!*.@(json|lot|lottie|tgs)'
        return
        ;;
    esac
}

_lottie_status() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--format)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __lottie_add_completions -W 'text'$'\n''json'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -d
        return
        ;;
    esac
}

_lottie_merge() {
    repeating_flags=()
    non_repeating_flags=(--verify --quiet -q --version -h --help)
    repeating_options=()
    non_repeating_options=(--format -o --output --timeout)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--format')
        __lottie_add_completions -W 'text'$'\n''compact'$'\n''json'$'\n''ndjson'$'\n''sarif'$'\n''github'$'\n''junit'$'\n''checkstyle'$'\n''gitlab'$'\n''markdown'
        return
        ;;
    '-o'|'--output')
        __lottie_add_completions -f
        return
        ;;
    '--timeout')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -d
        return
        ;;
    esac
}

_lottie_schema() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __lottie_offer_flags_options 1

    # Offer positional completions
    case "${positional_number}" in
    1)
        __lottie_add_completions -W 'render'$'\n''info'$'\n''info-expressions'$'\n''keypaths'$'\n''get'$'\n''fields'$'\n''markers'$'\n''machine'$'\n''profile'$'\n''validate'$'\n''features'$'\n''rules'$'\n''optimize'$'\n''diff'$'\n''bench'$'\n''batch'$'\n''status'$'\n''merge'
        return
        ;;
    esac
}

_lottie_mcp() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--root --timeout --max-memory)
    __lottie_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--root')
        __lottie_add_completions -d
        return
        ;;
    '--timeout')
        return
        ;;
    '--max-memory')
        return
        ;;
    esac
}

_lottie_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __lottie_offer_flags_options -1
}

complete -o filenames -F _lottie lottie
