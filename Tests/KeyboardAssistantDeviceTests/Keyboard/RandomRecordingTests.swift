import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct RandomRecordingTests {
    @Test(
        "A damaged recording is refused or played, and the next keyboard is avoided as ever",
        .requirement("U461", "U462"))
    func damagedRecordingsDoNoHarm() {
        RandomPlay.play(DamagedRecordingHistory.self, share: 60)
    }
}

/// Recordings that are damaged, read, and played to a form.
@MainActor
private struct DamagedRecordingHistory: RandomHistory {
    /// The kinds of damage.
    enum Act: String, CaseIterable {
        case truncate, flipBits, deleteBytes, repeatBytes, notText, nestDeeply
        case changeValue, dropLines, doubleEvents, shuffleEvents, moveTimes
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random: SeededNumbers
    private let device = SimulatedDevice(.iPhone13)
    private let form = TestForm(fields: 20)
    private let assistant: KeyboardAssistant
    private let files: [Data]

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device.show(form)
        assistant = form.assisted()
        let all = (try? Recordings.files()) ?? []
        files = all.compactMap { try? Data(contentsOf: $0) }
    }

    mutating func step(_ act: Act) -> [String] {
        guard let file = files.randomElement(using: &random) else { return ["no recordings"] }
        form.fields.randomElement(using: &random)?.becomeFirstResponder()
        // What can't be read says where; the tests of reading know each reason.
        if let recording = try? KeyboardRecording(json: damaged(file, act)) {
            let replay = KeyboardReplay(recording)
            if !replay.steps.allSatisfy({ $0.time.isFinite && $0.time >= 0 }) {
                return ["a step has no time"]
            }
            device.replay(replay)
        }
        let numbers = [form.scrollView.contentInset.bottom, form.scrollView.contentOffset.y]
        return numbers.allSatisfy(\.isFinite)
            ? keyboardProblems() : ["a number is none: \(numbers)"]
    }

    /// Lets the keyboard go and come, and returns what is wrong then.
    private mutating func keyboardProblems() -> [String] {
        device.settle()
        device.window.endEditing(true)
        device.settle()
        guard let field = form.fields.randomElement(using: &random) else { return [] }
        field.becomeFirstResponder()
        device.settle()
        let (frame, top) = (form.frameInWindow(field), device.keyboard.frame?.minY ?? 844)
        let covered = form.frameInWindow(form.scrollView).maxY - top
        var problems: [String] = []
        if frame.maxY > top + 0.5 { problems.append("\(frame.maxY) is under \(top)") }
        if abs(form.scrollView.contentInset.bottom - covered) > 0.5 {
            problems.append("inset \(form.scrollView.contentInset.bottom) for \(covered)")
        }
        return problems
    }

    // MARK: Damage

    private mutating func damaged(_ file: Data, _ act: Act) -> Data {
        var bytes = [UInt8](file)
        let places = 0..<bytes.count
        let place = Int.random(in: places, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
        switch act {
        case .truncate: bytes.removeSubrange(place...)
        case .flipBits:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: places, using: &random)] ^= UInt8.random(
                    in: 1...255, using: &random)
            }
        case .deleteBytes: bytes.removeSubrange(place..<end)
        case .repeatBytes: bytes.insert(contentsOf: bytes[place..<end], at: place)
        case .notText: bytes[place] = [0, 0xff, 0xc0, 0xed].randomElement(using: &random) ?? 0
        case .nestDeeply:
            let depth = Int.random(in: 1...2_000, using: &random)
            bytes.insert(contentsOf: Array(repeating: UInt8(ascii: "["), count: depth), at: place)
        case .dropLines, .doubleEvents, .shuffleEvents:
            return Data(changingLines(of: file, act).utf8)
        case .changeValue, .moveTimes: return Data(changingNumbers(of: file, act).utf8)
        }
        return Data(bytes)
    }

    private mutating func changingLines(of file: Data, _ act: Act) -> String {
        var lines = String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
        let events = lines.indices.filter { lines[$0].contains("\"name\"") }
        guard let one = events.randomElement(using: &random) else { return "" }
        switch act {
        case .dropLines: lines.remove(at: Int.random(in: lines.indices, using: &random))
        case .doubleEvents: lines.insert(lines[one].withComma, at: one)
        default:
            let shuffled = events.map { lines[$0].withoutComma }.shuffled(using: &random)
            for (index, event) in zip(events, shuffled) {
                lines[index] = index == events.last ? event : event.withComma
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func changingNumbers(of file: Data, _ act: Act) -> String {
        let values = [
            "1e300", "-1e300", "1e999", "-1", "0", "0.1", "\"a word\"", "null", "[]", "{}", "true",
            "123456789012345678901234567890",
        ]
        let text = String(decoding: file, as: UTF8.self)
        let times = text.matches(of: /"time": ([^},\]]+)/).map(\.output.1)
        let all = text.matches(of: /-?[0-9.]+|null|false|true/).map(\.output)
        let numbers = (act == .moveTimes ? times : all).map { $0.startIndex..<$0.endIndex }
        guard let place = numbers.randomElement(using: &random) else { return text }
        let value = values.randomElement(using: &random) ?? "0"
        return text.replacingCharacters(in: place, with: value)
    }

    func end() -> [String] {
        assistant.stop()
        return form.scrollView.contentInset == .zero ? [] : ["room is left"]
    }
}

extension String {
    /// A line of a list with a comma at its end.
    fileprivate var withComma: String { withoutComma + "," }

    fileprivate var withoutComma: String { hasSuffix(",") ? String(dropLast()) : self }
}
