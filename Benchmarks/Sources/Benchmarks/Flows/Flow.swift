/// Something that happens often, and whose way through the library is counted.
struct Flow {
    /// What happens.
    var name: String
    var session: any MeasuredSession.Type
    var phase: String
    var size: Int

    @MainActor static let all = [
        Flow(
            name: "The keyboard changes its height in a form", session: FormSession.self,
            phase: "change", size: 20),
        Flow(name: "↓ in a table", session: TableSession.self, phase: "arrow", size: 1_000),
        Flow(
            name: "Previous in a form in rows", session: RowFormSession.self, phase: "previous",
            size: 60),
        Flow(
            name: "A field is focused in a scene with a bar", session: SceneSession.self,
            phase: "bar", size: 100),
    ]
}

/// The calls of the library's functions in a flow.
struct FlowCount: Codable, Equatable {
    /// A function, and how often it is called.
    struct Question: Codable, Equatable {
        var name: String
        var calls: Double
    }

    var name: String
    /// The number of different functions that are called.
    var functions: Int
    /// The number of source files that they are in.
    var files: Int
    /// The number of calls each time.
    var calls: Double
    /// The functions that are called most, the first most often.
    var questions: [Question]
}

extension FlowCount {
    /// Counts in the profile of a debug build, in which what is counted happened `times` times.
    init(_ name: String, in profile: CallgrindProfile, times: Int, questions limit: Int = 10) {
        let named = Set(
            profile.names.filter { LibraryFunction.isNamed($0.value) }.map(\.key))
        var counts: [Int: Int] = [:]
        for call in profile.calls where named.contains(call.callee) {
            counts[call.callee, default: 0] += call.count
        }
        self.name = name
        functions = counts.count
        files = Set(counts.keys.compactMap { profile.files[$0] }).count
        calls = Double(counts.values.reduce(0, +)) / Double(times)
        let most = counts.map { (profile.names[$0.key] ?? "", $0.value) }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        questions = most.prefix(limit).map {
            Question(name: $0.0, calls: Double($0.1) / Double(times))
        }
    }
}

/// The functions of the library as people write them.
enum LibraryFunction {
    /// Returns a Boolean value that indicates whether a mangled name is that of a function, an
    /// initializer or a getter of the library.
    ///
    /// What the compiler makes isn't counted, such as thunks, witnesses, default arguments and the
    /// comparison of values, nor are closures and setters.
    static func isNamed(_ name: String) -> Bool {
        InstructionOwner(name, measuredBy: "") == .library
            && ["F", "FZ", "fC", "vg", "vgZ", "ig"].contains(where: name.hasSuffix)
            && !["__derived_", "8rawValue"].contains(where: name.contains)
    }
}
