import Foundation

/// Where bindings are kept from one launch to the next.
@MainActor
public protocol KeyBindingsStorage: AnyObject {
    /// What was saved last; nil if nothing ever was.
    func load() throws -> Data?
    /// Replaces what was saved, whole or not at all.
    func save(_ data: Data) throws
    /// Keeps what could not be read where nothing is ever written over it.
    func setAside(_ data: Data) throws
    /// Replaces what was saved last with what `change` makes of it.
    ///
    /// Unless declared it calls `load()` and `save(_:)`. Declare it where others can save in
    /// between: keep them out from the one to the other, or call `change` again with what they
    /// saved.
    func update(_ change: (Data?) throws -> Data) throws
}

extension KeyBindingsStorage {
    public func update(_ change: (Data?) throws -> Data) throws {
        let old = try load()
        let new = try change(old)
        if new != old { try save(new) }
    }
}

/// Keeps bindings for as long as it lives, for tests.
public final class MemoryKeyBindingsStorage: KeyBindingsStorage {
    /// What was saved last.
    public var data: Data?
    /// What could not be read.
    public private(set) var asides: [Data] = []
    /// What saving and setting aside fail with, if anything.
    public var failure: (any Error)?

    /// Starts with what an earlier launch saved.
    public init(data: Data? = nil) {
        self.data = data
    }

    public func load() -> Data? { data }

    public func save(_ data: Data) throws {
        if let failure { throw failure }
        self.data = data
    }

    public func setAside(_ data: Data) throws {
        if let failure { throw failure }
        if !asides.contains(data) { asides.append(data) }
    }
}
