import Foundation
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

typealias ID = KeyBindingIdentifier

extension KeyChord {
    /// Keys that a test names by their text.
    init(_ text: String) {
        guard let chord = KeyChord(text: text) else { preconditionFailure("“\(text)” is no chord") }
        self = chord
    }
}

extension KeyBinding {
    static func make(_ key: String, _ chords: String...) -> KeyBinding {
        KeyBinding(key: key, name: key.uppercased(), keys: chords.map { KeyChord($0) })
    }
}

extension KeyBindingsDocument {
    /// Returns the content of a file for `record` whose property list another version wrote.
    static func data(of record: KeyBindingsRecord, edit: (String) -> String) -> Data {
        let text = String(decoding: data(of: record), as: UTF8.self)
        return sealed(Data(edit(text.components(separatedBy: "<!--")[0]).utf8))
    }

    /// Returns the content of a file that a newer version wrote.
    static func data(of record: KeyBindingsRecord, version: Int) -> Data {
        data(of: record) {
            $0.replacingOccurrences(of: "<integer>1<", with: "<integer>\(version)<")
        }
    }
}

extension KeyBindingIdentifier: ExpressibleByStringLiteral {
    /// `P.a`, or `a` of the provider P.
    public init(stringLiteral text: String) {
        let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
        self.init(provider: parts.count == 2 ? parts[0] : "P", key: parts.last ?? "")
    }
}

extension KeyBindingTable {
    /// A table of providers with their bindings; names are the identifiers.
    static func make(_ providers: [(String, [KeyBinding])]) -> KeyBindingTable {
        var table = KeyBindingTable()
        for (provider, bindings) in providers {
            _ = try? table.register(
                bindings.map { Entry(binding: $0) }, provider: provider, name: provider)
        }
        return table
    }

    func keys(_ identifier: KeyBindingIdentifier) -> [String] {
        binding(identifier)?.keys.map(\.text) ?? []
    }

    /// Plans a request, applies the plan if it has no conflict, and returns it.
    @discardableResult
    mutating func perform(
        _ request: KeyBindingsPlan.Request, _ resolution: KeyBindingConflict.Resolution = .cancel
    ) -> KeyBindingsPlan {
        let plan = plan(for: request, resolution: resolution)
        if plan.conflicts.isEmpty { apply(plan) }
        return plan
    }

    /// The keys that two commands with overlapping scopes have: always none.
    var sharedKeys: [String] {
        let pairs = entries.keys.flatMap { one in entries.keys.map { (one, $0) } }
        return pairs.filter { overlap($0, $1) }.flatMap { one, other in
            Set(keys(one)).intersection(keys(other))
        }
    }
}

/// A provider with the bindings `Mailbox.a` (⌘N) and `Mailbox.b` (⇧⌘F).
@MainActor
enum Mailbox: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(key: "a", name: "New", input: "N", modifiers: .command),
            KeyBinding(
                key: "b", name: "Forward", input: "F", modifiers: [.command, .shift],
                isDiscoverable: false),
        ]
    }

    static var providerName: String { "Mailbox" }

    /// A registry with the bindings.
    static func registry(_ storage: (any KeyBindingsStorage)? = nil) throws
        -> KeyBindingsRegistry
    {
        let registry = KeyBindingsRegistry(storage: storage)
        try registry.register(provider: Mailbox.self)
        return registry
    }
}

/// A storage in memory.
final class MemoryKeyBindingsStorage: KeyBindingsStorage {
    /// The data that was saved last.
    var data: Data?
    private(set) var saveCount = 0
    private(set) var backups: [Data] = []
    /// The error of saving and backing up, if any.
    var failure: (any Error)?

    init(data: Data? = nil) {
        self.data = data
    }

    func load() -> Data? { data }

    func save(_ data: Data) throws {
        if let failure { throw failure }
        self.data = data
        saveCount += 1
    }

    func backUp(_ data: Data) throws {
        if let failure { throw failure }
        if !backups.contains(data) { backups.append(data) }
    }
}

/// Calls `body` with a new folder on the disk, and removes the folder afterward.
@MainActor
func withTemporaryFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("KeyBindings-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
}
