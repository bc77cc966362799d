import Foundation
import SimulatedDevice

/// Plays recordings, one after the other, and says how each ended.
@MainActor
enum ReplayDemo {
    /// The exit status: 2 if something could not be read, else 1 if something failed, else 0.
    static func run(_ paths: [String], picturesIn folder: String?) -> Int32 {
        let found = RecordingFiles.find(paths)
        for problem in found.problems { complain(problem) }
        var status: Int32 = found.problems.isEmpty ? 0 : 2
        for file in found.files {
            status = max(status, play(file, picturesIn: folder.map(PictureFolder.init)))
        }
        return status
    }

    private static func play(_ file: String, picturesIn folder: PictureFolder?) -> Int32 {
        let name = RecordingFiles.name(of: file)
        let recording: KeyboardRecording
        do {
            recording = try KeyboardRecording(json: Data(contentsOf: URL(fileURLWithPath: file)))
        } catch let error as KeyboardRecording.ReadingError {
            complain("\(file): no recording of a keyboard (\(error))")
            return 2
        } catch {
            complain("\(file): cannot be read")
            return 2
        }
        let replay = KeyboardReplay(recording)
        for skip in replay.skips { print("  event \(skip.index + 1) skipped: \(skip.reason.text)") }
        return show(replay, named: name, picturesIn: folder)
    }

    private static func show(
        _ replay: KeyboardReplay, named name: String, picturesIn folder: PictureFolder?
    ) -> Int32 {
        switch replay.layout {
        case .nothing(let reason):
            print(Verdict.nothingToLayOut(reason.rawValue).line(for: name))
            return 0
        case .possible(let screen):
            let stage = ReplayStage(replay, screen: screen, drawsPictures: folder != nil)
            let verdict = stage.play()
            for line in stage.lines { print("  \(line)") }
            print(verdict.line(for: name))
            if let folder, let picture = stage.picture {
                do {
                    try folder.write(picture, named: name)
                } catch {
                    complain("\(folder.path): a picture cannot be written")
                    return 2
                }
            }
            if case .failed = verdict { return 1 }
            return 0
        }
    }
}

extension KeyboardReplay.Skip.Reason {
    fileprivate var text: String {
        switch self {
        case .unknownName(""): "it has no name"
        case .unknownName(let name): "“\(name)” is none of the six names"
        }
    }
}
