/// The words after the command's name.
enum BenchmarkOptions: Equatable, Sendable {
    case report(MeasuredSizes, isJSON: Bool, page: String?)
    /// Plays one session for the profiler, and reports nothing.
    case play(String, size: Int)
    case help
    case misunderstood(String)

    static let usage = """
        usage: Benchmarks [--size small|all] [--json] [--page FILE]

          --size small   only the two smallest sizes of each session
          --json         prints JSON instead of tables
          --page FILE    also writes the tables as a page in Markdown

        Counts instructions in a release build if valgrind is installed, else questions to views and
        layouts.
        """

    init(_ words: [String]) {
        var sizes = MeasuredSizes.all
        var isJSON = false
        var page: String?
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h":
                self = .help
                return
            case "--json": isJSON = true
            case "--size":
                guard let chosen = rest.popFirst().flatMap(MeasuredSizes.init) else {
                    self = .misunderstood("--size is small or all")
                    return
                }
                sizes = chosen
            case "--page":
                guard let file = rest.popFirst() else {
                    self = .misunderstood("--page needs a file")
                    return
                }
                page = file
            case "--play":
                guard let name = rest.popFirst(), let size = rest.popFirst().flatMap(Int.init)
                else {
                    self = .misunderstood("--play needs a session and a size")
                    return
                }
                self = .play(name, size: size)
                return
            default:
                self = .misunderstood("unknown word \(word)")
                return
            }
        }
        self = .report(sizes, isJSON: isJSON, page: page)
    }
}
