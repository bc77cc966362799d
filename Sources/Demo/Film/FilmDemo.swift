/// Plays the registration form, and films it and the scenes of the other demos.
@MainActor
enum FilmDemo {
    /// Plays on devices of its own, and returns the number of failures.
    private typealias Play = @MainActor (Scenes) throws -> Int

    /// The plays that are filmed, but neither printed nor drawn.
    private static let others: [(group: Film.Group, play: Play)] = [
        (.forms, OrderDemo.film), (.scenes, SceneDemo.play),
        (.edge, { try EdgeDemo.play($0, saysWhy: false) }),
        (.conversations, ChatDemo.play), (.lists, ListDemo.play),
        (.focus, FocusDemo.play), (.shortcuts, BindingsDemo.play), (.shortcuts, PaletteDemo.play),
    ]

    /// The exit status: 0, 1 if something was not as it should be, or 2 if a picture or the page
    /// could not be written.
    static func run(picturesIn folder: String, telling output: Output) -> Int32 {
        let studio = FilmStudio()
        let form = Scenes(picturesIn: folder, filmingIn: studio, telling: output)
        let status = form.play(naming: "automatic-1-before") { scenes in
            try FormDemo.play(scenes) + ComparisonDemo.play(scenes, in: studio)
        }
        guard status < 2, output.isComplete else { return status }
        return max(status, film(in: studio, to: folder, telling: output))
    }

    /// Films the other scenes as well, and writes the page.
    private static func film(
        in studio: FilmStudio, to folder: String, telling output: Output
    ) -> Int32 {
        let silence = Output(complaining: { output.complain($0) }, { _ in })
        return Scenes(picturesIn: nil, filmingIn: studio, telling: silence).status { scenes in
            // Without the library, fields are hidden: the films so far are as they should be.
            let first = studio.films.count
            var failures = 0
            for other in others {
                studio.group = other.group
                failures += try other.play(scenes)
            }
            if failures > 0 {
                for problem in studio.problems(from: first) { output.complain("Demo: \(problem)") }
            }
            try FilmPage(films: studio.films, drawings: studio.drawings).write(to: folder)
            output.tell("Films: \(folder.inOneLine)/index.html")
            return failures
        }
    }
}
