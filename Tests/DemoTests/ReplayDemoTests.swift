import CoreGraphics
import Foundation
import SimulatedDevice
import Testing

@testable import Demo

@MainActor
@Suite struct ReplayDemoTests {
    /// Writes files into a folder of their own, plays what `paths` names, and removes them.
    private func play(_ files: [String: String], _ paths: [String]) throws -> Int32 {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("replay-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        var told: [String] = []
        let status = ReplayDemo.run(
            paths.map { folder.appendingPathComponent($0).path }, picturesIn: nil,
            telling: Output { told.append($0) })
        if status == 1 { Issue.record("\(told)") }
        return status
    }

    private let show = """
        {"screen": [375, 667], "events": [{"name": "keyboardWillShow",
        "frameBegin": [0, 667, 375, 258], "frameEnd": [0, 409, 375, 258], "duration": 0.25,
        "curve": 7, "isLocal": true}]}
        """
    private let silent = #"{"screen": null, "events": []}"#

    @Test("What can be laid out, or cannot, ends with status 0")
    func anyLayoutOutcomeEndsWithStatus0() throws {
        #expect(try play(["a.json": show, "b.json": silent], ["."]) == 0)
    }

    @Test("A file that is missing or no recording, and an empty folder, end with status 2")
    func unreadableInputEndsWithStatus2() throws {
        #expect(try play([:], ["missing.json"]) == 2)
        #expect(try play([:], ["."]) == 2)
        #expect(try play(["a.txt": show], ["."]) == 2)
        for text in ["", "[]", "{}", #"{"events": 7}"#, #"{"events": [7]}"#, "\u{0}"] {
            #expect(try play(["a.json": text], ["a.json"]) == 2, "\(text)")
        }
        #expect(try play(["a.json": "nonsense", "b.json": show], ["a.json", "b.json"]) == 2)
    }

    @Test("Numbers of any kind are played without a failure")
    func strangeNumbersPlayWithoutFailure() throws {
        for frame in [
            "[0, 0, 0, 0]", "[null, 0, null, 0]", "[-1, -1, -1, -1]", "[1e300, 0, 1e300, 1e300]",
            "[0, 409, 375, -258]", "[9e-32, -64, 3e-17, 0]", "[0, 0, 375, 667]", "[0, 667, 375, 0]",
            "[0, 666.7, 375, 258.3]", "[100, 200, 50, 60]",
        ] {
            for name in ["keyboardWillShow", "keyboardWillHide", "keyboardDidChangeFrame"] {
                let text = """
                    {"screen": [375, 667], "events": [{"name": "\(name)", "frameEnd": \(frame)},
                    {"name": "keyboardWillChangeFrame", "frameEnd": [0, 409, 375, 258]},
                    {"name": "\(name)", "frameEnd": \(frame), "duration": -4, "curve": 99}]}
                    """
                #expect(try play(["a.json": text], ["a.json"]) == 0, "\(name) \(frame)")
            }
        }
    }

    @Test(
        "A keyboard that leaves little room, that stays within the safe area, or that comes back in the middle of a hide fails nothing"
    )
    func keyboardLeavingLittleRoomFailsNothing() throws {
        let frames = { (names: [String], tops: [Int]) in
            zip(names, tops).map { name, top in
                #"{"name": "keyboard\#(name)", "frameEnd": [0, \#(top), 390, \#(844 - top)]}"#
            }.joined(separator: ", ")
        }
        for (names, tops) in [
            (["WillShow", "WillChangeFrame"], [100, 90]),
            (["WillShow", "WillShow", "WillHide"], [810, 824, 844]),
            (["WillShow", "WillHide", "WillChangeFrame", "DidChangeFrame"], [500, 844, 500, 520]),
            (["WillShow", "WillHide", "DidChangeFrame"], [500, 844, 500]),
        ] {
            let text = #"{"screen": [390, 844], "events": [\#(frames(names, tops))]}"#
            #expect(try play(["a.json": text], ["a.json"]) == 0, "\(names)")
        }
    }

    @Test("The picture shows the keyboard where the recording put it, even if it is hidden later")
    func pictureShowsKeyboardWhereRecorded() throws {
        let up = KeyboardRecording.Event(
            name: "keyboardWillShow",
            end: .init(CGRect(x: 0, y: 409, width: 375, height: 258)))
        let down = KeyboardRecording.Event(name: "keyboardWillHide")
        let screen = CGSize(width: 375, height: 667)
        let draw = { (events: [KeyboardRecording.Event]) -> String in
            let stage = ReplayStage(
                KeyboardReplay(KeyboardRecording(screen: screen, events: events)),
                screen: screen, drawsPictures: true)
            _ = stage.play()
            return stage.picture ?? ""
        }

        #expect(draw([up]).contains(">space<"))
        #expect(draw([up, down]).contains(">space<"))
        #expect(!draw([down]).contains(">space<"))
    }

    @Test("Files of a folder are taken by name, folders within it are not")
    func folderFilesAreTakenByName() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("files-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("d.json"), withIntermediateDirectories: true)
        for url in [folder, inner] {
            for name in ["b.json", "a.json", "c.txt", ".e.json"] {
                try Data().write(to: url.appendingPathComponent(name))
            }
        }

        let files = RecordingFiles.find([folder.path]).files

        #expect(files.map(RecordingFiles.name) == ["a", "b"])
    }

    @Test("A verdict that something failed is one line with the reasons")
    func verdictOfFailureIsOneLine() {
        #expect(Verdict.ok("3 notifications").line(for: "a") == "a: ok 3 notifications")
        #expect(
            Verdict.nothingToLayOut("no frame").line(for: "a")
                == "a: nothing to lay out (no frame)")
        #expect(Verdict.failed(["x", "y"]).line(for: "a") == "a: FAILED x; y")
    }
}
