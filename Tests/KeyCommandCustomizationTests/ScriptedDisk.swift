import Foundation

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// A disk in memory that fails after a number of steps, and on which others write in between.
@MainActor
final class ScriptedDisk: FileOperations {
    private struct Failure: Error {}

    var files: [String: Data] = [:]
    /// The number of bytes that all files together can have.
    var capacity = Int.max
    /// How often a process that waits for another one looked again.
    private(set) var pauses = 0
    /// How many steps are still taken; writing takes as many as there are bytes, and one more.
    private(set) var stepsLeft = Int.max
    private var isLocked = false
    /// What others do before the call with a number.
    private var interruption: (call: Int, action: () -> Void)?

    init(files: [String: Data] = [:]) {
        self.files = files
    }

    func serve(_ steps: Int) { stepsLeft = steps }

    /// The number of bytes that all files together have.
    var size: Int { files.values.reduce(0) { $0 + $1.count } }

    /// Calls `action` once, after so many more calls.
    func interrupt(afterCalls call: Int, _ action: @escaping () -> Void) {
        interruption = (call, action)
    }

    /// Does now what was to interrupt, if that has not been.
    func interruptNow() {
        let action = interruption?.action
        interruption = nil
        action?()
    }

    private func countCall() {
        guard let call = interruption?.call else { return }
        interruption?.call -= 1
        if call == 0 { interruptNow() }
    }

    private func step(_ action: (inout [String: Data]) -> Void) throws {
        guard stepsLeft > 0 else { throw Failure() }
        stepsLeft -= 1
        action(&files)
    }

    func read(_ url: URL, limit: Int) -> Data? {
        countCall()
        return files[url.lastPathComponent]
    }

    func write(_ data: Data, to url: URL) throws {
        countCall()
        let name = url.lastPathComponent
        guard files[name] == nil else { throw Failure() }
        try step { $0[name] = Data() }
        var room = capacity - size
        for byte in data {
            guard room > 0 else { throw Failure() }
            room -= 1
            try step { $0[name]?.append(byte) }
        }
    }

    func replace(_ url: URL, with other: URL) throws {
        countCall()
        guard let new = files[other.lastPathComponent] else { throw Failure() }
        try step {
            $0[other.lastPathComponent] = nil
            $0[url.lastPathComponent] = new
        }
    }

    func remove(_ url: URL) throws {
        countCall()
        try step { $0[url.lastPathComponent] = nil }
    }

    func lock(_ folder: URL) throws -> (() -> Void)? {
        countCall()
        try step { _ in }
        guard !isLocked else { return nil }
        isLocked = true
        return { [weak self] in
            self?.isLocked = false
            self?.countCall()
        }
    }

    func pause() { pauses += 1 }
}

/// The files of this machine, with a closure to run before each call, and without real pauses.
@MainActor
struct WatchedDisk: FileOperations {
    /// What is called, and with what it is about.
    var willCall: (_ name: String, URL) -> Void
    private let disk = DiskFiles()

    init(willCall: @escaping (_ name: String, URL) -> Void = { _, _ in }) {
        self.willCall = willCall
    }

    func read(_ url: URL, limit: Int) throws -> Data? {
        willCall("read", url)
        return try disk.read(url, limit: limit)
    }

    func write(_ data: Data, to url: URL) throws {
        willCall("write", url)
        try disk.write(data, to: url)
    }

    func replace(_ url: URL, with other: URL) throws {
        willCall("replace", url)
        try disk.replace(url, with: other)
    }

    func remove(_ url: URL) throws {
        willCall("remove", url)
        try disk.remove(url)
    }

    func lock(_ folder: URL) throws -> (() -> Void)? {
        willCall("lock", folder)
        return try disk.lock(folder)
    }

    func pause() {}
}
