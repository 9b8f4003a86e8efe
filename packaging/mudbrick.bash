# bash completion for mudbrick
_mudbrick() {
    local word=${COMP_WORDS[COMP_CWORD]} words=
    local before=${COMP_WORDS[COMP_CWORD-1]}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="--help --version games play serve backup trace show moves view score replay verify perft bench arena content help"
    elif [ "$before" = --set ]; then
        words=" map=A map=B tokens=off tokens=on tie=die tie=0 tie=1 tie=2 tie=3 tie=4 other_printing=off other_printing=on full_game=off full_game=on edition=2018 edition=2017 world=old world=new start=random start=0 start=1 start=2 start=3"
    else
    case ${COMP_WORDS[1]} in
    games) words="--json --help" ;;
    play) words="--seats --set --seed --content --players --help empire bronze monuments" ;;
    serve) words="--listen --port --root --store --config --keys --help" ;;
    backup) words="--store --help" ;;
    trace) words="--seats --set --seed --content --matches --help empire bronze monuments" ;;
    show) words="--content --seat --to --help" ;;
    moves) words="--content --seat --to --json --help" ;;
    view) words="--content --seat --to --help" ;;
    score) words="--content --seat --to --json --help" ;;
    replay) words="--content --to --check --changes --help" ;;
    verify) words="--content --commitment --help" ;;
    perft) words="--seats --set --content --to --depth --divide --help empire bronze monuments" ;;
    bench) words="--seats --set --seed --content --search --seconds --json --help empire bronze monuments" ;;
    arena) words="--seats --set --seed --content --bots --sets --threads --sprt --out --resume --json --help empire bronze monuments" ;;
    content) words="--content --format --fields --bytes --help empire bronze monuments" ;;
    help) words="--man --completion --help" ;;
    esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -o default -F _mudbrick mudbrick
