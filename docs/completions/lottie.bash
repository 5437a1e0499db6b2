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
    render|info|keypaths|get|markers|validate|features|rules|play|convert|diff|init|bench|help)
        # Offer subcommand argument completions
        "_lottie_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'render info keypaths get markers validate features rules play convert diff init bench help' -- "${cur}"))
        ;;
    esac
}

_lottie_render() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --reverse --trim --sheet --keep-going --no-keep-going --expressions --no-expressions --allow-unmatched --checksum --strict-features --quiet -q --verbose -v --dry-run --overwrite --no-overwrite --overwrite-input --version -h --help)
    repeating_options=(--set --set-file --hide --only --overlay --image --text --font --font-dir --assets-dir)
    non_repeating_options=(--animation --theme --slots -o --output --frame --frames --fps --from --to --marker --speed --duration --loop --size --width --height --scale --fit --align --crop --pad --format --quality --compression --dither --palette --colors --matte --crf --video-codec --pix-fmt --contact --columns --padding --jobs --text-map --background --threads --report --progress)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '-o'|'--output')
        return
        ;;
    '--frame')
        return
        ;;
    '--frames')
        return
        ;;
    '--fps')
        return
        ;;
    '--from')
        return
        ;;
    '--to')
        return
        ;;
    '--marker')
        return
        ;;
    '--speed')
        return
        ;;
    '--duration')
        return
        ;;
    '--loop')
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
        return
        ;;
    '--crop')
        return
        ;;
    '--pad')
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
    '--jobs')
        return
        ;;
    '--set')
        return
        ;;
    '--set-file')
        return
        ;;
    '--hide')
        return
        ;;
    '--only')
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--text')
        return
        ;;
    '--text-map')
        return
        ;;
    '--font')
        return
        ;;
    '--font-dir')
        return
        ;;
    '--background')
        return
        ;;
    '--assets-dir')
        return
        ;;
    '--threads')
        return
        ;;
    '--report')
        return
        ;;
    '--progress')
        __lottie_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    esac
}

_lottie_info() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --expressions --version -h --help)
    repeating_options=(--assets-dir)
    non_repeating_options=(--animation --theme --slots --format)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'
        return
        ;;
    '--assets-dir')
        return
        ;;
    esac
}

_lottie_keypaths() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --sorted --properties --layers --values --animated --ambiguous --count --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --format --engine --type --frame --time --progress)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
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
        return
        ;;
    '--time')
        return
        ;;
    '--progress')
        return
        ;;
    esac
}

_lottie_get() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --expressions --no-expressions --allow-unmatched --original --transform --bounds --version -h --help)
    repeating_options=(--set --set-file --hide --only --overlay --image --text --font --font-dir)
    non_repeating_options=(--animation --theme --slots --layer --frame --frames --fps --time --progress --text-map --point --format)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '--layer')
        return
        ;;
    '--frame')
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
        return
        ;;
    '--set-file')
        return
        ;;
    '--hide')
        return
        ;;
    '--only')
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--text')
        return
        ;;
    '--text-map')
        return
        ;;
    '--font')
        return
        ;;
    '--font-dir')
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
}

_lottie_markers() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --format --name --unit --require)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'$'\n''csv'$'\n''swift'$'\n''vtt'$'\n''chapters'
        return
        ;;
    '--name')
        return
        ;;
    '--unit')
        __lottie_add_completions -W 'frame'$'\n''time'$'\n''progress'
        return
        ;;
    '--require')
        return
        ;;
    esac
}

_lottie_validate() {
    repeating_flags=()
    non_repeating_flags=(--strict --draw --all --no-config --update-baseline --fix --dry-run --verbose --quiet -q --version -h --help)
    repeating_options=(--target --select --ignore --severity)
    non_repeating_options=(--profile --config --format -o --output --fail-on --max-warnings --baseline --color --threads)
    __lottie_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--target')
        return
        ;;
    '--profile')
        return
        ;;
    '--select')
        return
        ;;
    '--ignore')
        return
        ;;
    '--severity')
        return
        ;;
    '--config')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'text'$'\n''compact'$'\n''json'$'\n''ndjson'$'\n''sarif'$'\n''github'$'\n''junit'$'\n''checkstyle'$'\n''gitlab'$'\n''markdown'
        return
        ;;
    '-o'|'--output')
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
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'$'\n''markdown'
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
}

_lottie_play() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --loop --speed --marker --size --background --as)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '--loop')
        return
        ;;
    '--speed')
        return
        ;;
    '--marker')
        return
        ;;
    '--size')
        return
        ;;
    '--background')
        return
        ;;
    '--as')
        __lottie_add_completions -W 'kitty'$'\n''iterm2'$'\n''sixel'$'\n''blocks'$'\n''blocks256'
        return
        ;;
    esac
}

_lottie_convert() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --minify --pretty --embed-images --upgrade --bake-expressions --overwrite-input --expressions --no-expressions --allow-unmatched --quiet -q --version -h --help)
    repeating_options=(--strip --assets-dir --set --set-file --hide --only --overlay --image --text)
    non_repeating_options=(--animation --theme --slots --dotlottie-version --precision --extract-images --text-map)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '--dotlottie-version')
        return
        ;;
    '--precision')
        return
        ;;
    '--strip')
        return
        ;;
    '--extract-images')
        return
        ;;
    '--assets-dir')
        return
        ;;
    '--set')
        return
        ;;
    '--set-file')
        return
        ;;
    '--hide')
        return
        ;;
    '--only')
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--text')
        return
        ;;
    '--text-map')
        return
        ;;
    esac
}

_lottie_diff() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --visual --quiet -q --version -h --help)
    repeating_options=()
    non_repeating_options=(--animation --theme --slots --against --frames --threshold --heatmap --report --width --format)
    __lottie_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
        return
        ;;
    '--against')
        return
        ;;
    '--frames')
        return
        ;;
    '--threshold')
        return
        ;;
    '--heatmap')
        return
        ;;
    '--report')
        return
        ;;
    '--width')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'
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

_lottie_bench() {
    repeating_flags=()
    non_repeating_flags=(--allow-network --expressions --no-expressions --allow-unmatched --full-redraw --version -h --help)
    repeating_options=(--set --set-file --hide --only --overlay --image --text --font --font-dir --assets-dir)
    non_repeating_options=(--animation --theme --slots --size --width --height --scale --fit --text-map --frames --threads --format)
    __lottie_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--animation')
        return
        ;;
    '--theme')
        return
        ;;
    '--slots')
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
        return
        ;;
    '--set-file')
        return
        ;;
    '--hide')
        return
        ;;
    '--only')
        return
        ;;
    '--overlay')
        return
        ;;
    '--image')
        return
        ;;
    '--text')
        return
        ;;
    '--text-map')
        return
        ;;
    '--font')
        return
        ;;
    '--font-dir')
        return
        ;;
    '--frames')
        return
        ;;
    '--threads')
        return
        ;;
    '--assets-dir')
        return
        ;;
    '--format')
        __lottie_add_completions -W 'table'$'\n''json'
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
