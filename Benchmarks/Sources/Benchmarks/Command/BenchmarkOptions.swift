/// The words after the command's name.
enum BenchmarkOptions: Equatable, Sendable {
    case report(MeasuredSizes, isJSON: Bool, page: String?, before: String?)
    /// Counts the library's calls in the flows, and prints nothing else.
    case calls
    /// Plays one session for the profiler, with or without the library, and reports nothing.
    case play(String, size: Int, isAssisted: Bool)
    case help
    case misunderstood(String)

    static let usage = """
        usage: Benchmarks [--size small|all] [--json] [--page FILE] [--before FILE]
               Benchmarks --calls

          --size small   only the two smallest sizes of each session
          --json         prints JSON instead of tables
          --page FILE    also writes the tables as a page in Markdown, with the calls
          --before FILE  also compares with earlier costs, which --json has printed
          --calls        counts the calls of the library's functions, in a debug build of its own

        Counts instructions in a release build if valgrind is installed, else questions to views and
        layouts.
        """

    init(_ words: [String]) {
        var sizes = MeasuredSizes.all
        var isJSON = false
        var (page, before): (String?, String?)
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
            case "--calls":
                self = .calls
                return
            case "--page", "--before":
                guard let file = rest.popFirst() else {
                    self = .misunderstood("\(word) needs a file")
                    return
                }
                if word == "--page" { page = file } else { before = file }
            case "--play":
                guard let name = rest.popFirst(), let size = rest.popFirst().flatMap(Int.init)
                else {
                    self = .misunderstood("--play needs a session and a size")
                    return
                }
                self = .play(name, size: size, isAssisted: rest.popFirst() != "--bare")
                return
            default:
                self = .misunderstood("unknown word \(word)")
                return
            }
        }
        self = .report(sizes, isJSON: isJSON, page: page, before: before)
    }
}
