/// The cost of a focus in scenes with different numbers of views.
@MainActor
enum SceneReport {
    private static let sizes = SceneSession.sizes

    /// Prints how often the library looks at each view, and how much time a focus takes compared
    /// with a scene without an assistant.
    static func printCounts() {
        print("\nHow often each view of a scene is looked at:\n")
        print(Table.line("views", sizes.map(String.init)))
        printLooks("focus", .positioning) { $0.focus() }
        printLooks("with a bar", .bar) { $0.focus() }
        printLooks("Next", .bar, before: { $0.focus() }, { $0.next() })

        print(
            "\nTime of a focus, compared with that in a scene without an assistant, and growth:\n")
        print(Table.line("views", sizes.map(String.init) + ["growth"]))
        let bare = times(.none)
        printTimes("without", bare, comparedWith: bare)
        printTimes("focus", times(.positioning), comparedWith: bare)
        printTimes("with a bar", times(.bar), comparedWith: bare)
    }

    private static func printLooks(
        _ name: String, _ assistance: SceneSession.Assistance,
        before prepare: (SceneSession) -> Void = { _ in }, _ act: (SceneSession) -> Void
    ) {
        let looks = sizes.map { size in
            let session = SceneSession(size: size)
            session.begin(assistance)
            prepare(session)
            let before = CountedView.looks
            act(session)
            return Double(CountedView.looks - before) / Double(size)
        }
        print(Table.line(name, looks.map(Table.text)))
    }

    private static func printTimes(
        _ name: String, _ times: [Duration], comparedWith bare: [Duration]
    ) {
        let growth = times[times.count - 1] / times[0]
        print(Table.line(name, (zip(times, bare).map { $0 / $1 } + [growth]).map(Table.text)))
    }

    /// The best of nine times of a focus, for each size.
    private static func times(_ assistance: SceneSession.Assistance) -> [Duration] {
        sizes.map { size in
            let session = SceneSession(size: size)
            session.begin(assistance)
            let times = (0..<9).map { _ in
                let time = ContinuousClock().measure { session.focus() }
                session.hide()
                return time
            }
            return times.min() ?? .zero
        }
    }
}
