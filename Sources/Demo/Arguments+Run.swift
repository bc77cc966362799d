extension Arguments {
    /// Does what was asked for and returns the exit status.
    @MainActor
    func run(telling output: Output) -> Int32 {
        let status: Int32
        switch self {
        case .form(let pictures): status = FilmDemo.run(picturesIn: pictures, telling: output)
        case .lists(let pictures): status = ListDemo.run(picturesIn: pictures, telling: output)
        case .bindings(let pictures):
            status = BindingsDemo.run(picturesIn: pictures, telling: output)
        case .palette(let pictures): status = PaletteDemo.run(picturesIn: pictures, telling: output)
        case .focus(let pictures): status = FocusDemo.run(picturesIn: pictures, telling: output)
        case .order(let pictures): status = OrderDemo.run(picturesIn: pictures, telling: output)
        case .scene(let pictures): status = SceneDemo.run(picturesIn: pictures, telling: output)
        case .edge(let pictures, let why):
            status = EdgeDemo.run(picturesIn: pictures, saysWhy: why, telling: output)
        case .conversation(let pictures):
            status = ChatDemo.run(picturesIn: pictures, telling: output)
        case .diagnose(let pictures, let reports):
            status = DiagnoseDemo.run(
                picturesIn: pictures, reportsIn: reports, telling: output)
        case .replay(let paths, let pictures):
            status = ReplayDemo.run(paths, picturesIn: pictures, telling: output)
        case .help:
            output.tell(Self.usage)
            status = 0
        case .misunderstood(let problem):
            output.complain("Demo: \(problem.inOneLine)\n\n\(Self.usage)")
            status = 2
        }
        return output.status(status)
    }
}
