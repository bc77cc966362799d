import SimulatedDevice

/// The scenes of a demo, drawn, filmed and described one after the other.
@MainActor
struct Scenes {
    typealias Draw = (_ svg: String, _ name: String) throws -> Void

    let draw: Draw
    let output: Output
    private let folder: String?
    private let studio: FilmStudio?

    var drawsPictures: Bool { folder != nil }

    /// Pictures go to `folder`, and films to `studio`; without one nothing is drawn or filmed.
    init(picturesIn folder: String?, filmingIn studio: FilmStudio? = nil, telling output: Output) {
        let pictures = folder.map(PictureFolder.init)
        self.folder = folder
        self.studio = studio
        self.output = output
        draw = { try pictures?.write($0, named: $1) }
    }

    func tell(_ text: String) { output.tell(text) }

    /// Returns what films a scene on `device`, or nil if none is filmed.
    ///
    /// - Parameters:
    ///   - title: The film's title, which no other film has.
    ///   - isSteady: Whether each moment has one picture only, that of its end.
    func film(_ title: String, on device: SimulatedDevice, isSteady: Bool = false) -> FilmCamera? {
        studio.map { FilmCamera(device, title: title, in: $0, isSteady: isSteady) }
    }

    /// Plays, says where the pictures are, and returns the exit status.
    func play(naming picture: String, _ play: (Scenes) throws -> Int) -> Int32 {
        status {
            let failures = try play($0)
            if let folder { tell("\nPictures: \(folder.inOneLine)/\(picture).svg and so on") }
            return failures
        }
    }

    /// Returns the exit status: 0, 1 if `play` counted failures or could not go on, or 2 if a
    /// file could not be written.
    func status(_ play: (Scenes) throws -> Int) -> Int32 {
        do {
            return try play(self) == 0 ? 0 : 1
        } catch {
            output.complain("Demo: \(error)")
            return error is any FileNotWritten ? 2 : 1
        }
    }
}
