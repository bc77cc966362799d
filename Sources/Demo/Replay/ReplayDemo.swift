import Foundation
import SimulatedDevice

/// Plays recordings, one after the other, and says how each ended.
@MainActor
enum ReplayDemo {
    /// The exit status: 2 if something could not be read, else 1 if something failed, else 0.
    static func run(
        _ paths: [String], picturesIn folder: String?, telling output: Output
    ) -> Int32 {
        let found = RecordingFiles.find(paths)
        for problem in found.problems { output.complain(problem) }
        var status: Int32 = found.problems.isEmpty ? 0 : 2
        let scenes = Scenes(picturesIn: folder, telling: output)
        for file in found.files { status = max(status, play(file, in: scenes)) }
        return status
    }

    private static func play(_ file: String, in scenes: Scenes) -> Int32 {
        let name = RecordingFiles.name(of: file)
        let recording: KeyboardRecording
        do {
            recording = try KeyboardRecording(json: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch let error as KeyboardRecording.ReadingError {
            scenes.output.complain("\(file.inOneLine): no recording of a keyboard (\(error))")
            return 2
        } catch {
            scenes.output.complain("\(file.inOneLine): cannot be read")
            return 2
        }
        let replay = KeyboardReplay(recording)
        for skip in replay.skips {
            scenes.tell("  event \(skip.index + 1) skipped: \(skip.reason.text)")
        }
        return show(replay, named: name, in: scenes)
    }

    private static func show(
        _ replay: KeyboardReplay, named name: String, in scenes: Scenes
    ) -> Int32 {
        switch replay.layout {
        case .nothing(let reason):
            scenes.tell(Verdict.nothingToLayOut(reason.rawValue).line(for: name))
            return 0
        case .possible(let screen):
            let stage = ReplayStage(replay, screen: screen, drawsPictures: scenes.drawsPictures)
            let verdict = stage.play()
            for line in stage.lines { scenes.tell("  \(line)") }
            scenes.tell(verdict.line(for: name))
            let failures = if case .failed = verdict { 1 } else { 0 }
            return scenes.status {
                if let picture = stage.picture { try $0.draw(picture, name) }
                return failures
            }
        }
    }
}

extension KeyboardReplay.Skip.Reason {
    fileprivate var text: String {
        switch self {
        case .unknownName(""): "it has no name"
        case .unknownName(let name): "“\(name.inOneLine)” is none of the six names"
        }
    }
}
