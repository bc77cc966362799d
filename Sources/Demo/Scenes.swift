/// What a demo of several scenes draws and says, and how it ends.
@MainActor
struct Scenes {
    typealias Draw = (_ svg: String, _ name: String) throws -> Void
    typealias Tell = (String) -> Void

    let draw: Draw
    let tell: Tell
    private let folder: String?

    /// Pictures go to `folder`; without one nothing is drawn.
    init(picturesIn folder: String?, telling tell: @escaping Tell) {
        let pictures = folder.map(PictureFolder.init)
        self.folder = folder
        self.tell = tell
        draw = { _ = try pictures?.write($0, named: $1) }
    }

    /// The exit status: 0, or 1 if `play` counted failures or a picture could not be written.
    func play(naming picture: String, _ play: (Scenes) throws -> Int) -> Int32 {
        do {
            let failures = try play(self)
            if let folder { tell("\nPictures: \(folder)/\(picture).svg and so on") }
            return failures == 0 ? 0 : 1
        } catch {
            complain("Demo: \(error)")
            return 1
        }
    }
}
