import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// Several processes on one folder, and what others may have put there.
@MainActor
@Suite struct SharedFolderTests {
    private let a: ID = "P.a"
    private let b: ID = "P.b"
    private let k = KeyChord("command+k")
    private let j = KeyChord("command+j")
    private let folder = URL(fileURLWithPath: "/folder", isDirectory: true)

    /// A registry with the bindings `P.a` and `P.b`, as each process has one.
    private func process(_ storage: any KeyBindingsStorage) throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry(storage: storage)
        let bindings = [KeyBinding.make("a", "command+n"), .make("b", "command+m")]
        try registry.register(
            bindings.map { KeyBindingTable.Entry(binding: $0) }, provider: "P", name: "P")
        return registry
    }

    private func process(on disk: ScriptedDisk) throws -> KeyBindingsRegistry {
        try process(FileKeyBindingsStorage(folder: folder, files: disk))
    }

    // MARK: Several processes

    @Test(
        "What another process changed meanwhile stays, and is known after the next change",
        .requirement("U346"))
    func changesOfOtherProcessStay() async throws {
        try await withTemporaryFolder { folder in
            let one = try process(FileKeyBindingsStorage(folder: folder))
            let other = try process(FileKeyBindingsStorage(folder: folder))
            var events: [KeyBindingsEvent] = []
            let subscription = one.observe { events.append($0) }
            other.customize(b, to: j)
            one.customize(a, to: k)
            #expect(one.binding(b)?.keys == [j] && one.binding(a)?.keys == [k])
            #expect(
                events == [
                    .changed([
                        .init(identifier: a, before: .default, after: .custom([k])),
                        .init(identifier: b, before: .default, after: .custom([j])),
                    ])
                ])
            // What another process gave its own keys back has them here, too.
            one.reset(b)
            other.customize(a, to: KeyChord("f5"))
            #expect(other.binding(b)?.isCustomized == false)
            one.reload()
            #expect(one.binding(a)?.keys == [KeyChord("f5")])
            withExtendedLifetime(subscription) {}
        }
    }

    @Test(
        "The later change of one binding wins, and what was not changed here does not count",
        .requirement("U346"))
    func laterChangeOfBindingWins() async throws {
        try await withTemporaryFolder { folder in
            let one = try process(FileKeyBindingsStorage(folder: folder))
            let other = try process(FileKeyBindingsStorage(folder: folder))
            one.customize(a, to: k)
            other.customize(a, to: j)
            one.unassign(b)
            for registry in [one, other, try process(FileKeyBindingsStorage(folder: folder))] {
                registry.reload()
                #expect(registry.binding(a)?.keys == [j])
                #expect(registry.binding(b)?.state == .unassigned)
            }
        }
    }

    @Test(
        "A change on top of another process's is undone to what that process chose, and redone",
        .requirement("U346", "F70"))
    func undoingRestoresWhatOtherProcessChose() throws {
        let n = KeyChord("command+n")
        for (identifier, chosen) in [(a, j), (b, j), (b, n)] {
            let disk = ScriptedDisk()
            let one = try process(on: disk)
            // An extension that has one of the commands.
            let other = KeyBindingsRegistry(
                storage: FileKeyBindingsStorage(folder: folder, files: disk))
            let binding = KeyBinding.make(identifier.key, "command+\(identifier.key)")
            try other.register([.init(binding: binding)], provider: "P", name: "P")
            other.customize(identifier, to: chosen)
            let chosenByOther = other.table.states

            let plan = try #require(one.customize(a, to: k).applied)
            let after = one.table.states
            #expect(after == chosenByOther.merging([a: .custom([k])]) { $1 })
            let undone = try #require(one.apply(plan.undoing).applied, "\(identifier) \(chosen)")
            #expect(one.table.states == chosenByOther)
            let redone = try #require(one.apply(undone.undoing).applied)
            #expect(one.table.states == after)
            #expect(one.apply(redone.undoing).applied != nil)
            #expect(try process(on: disk).table.states == chosenByOther)
        }
    }

    @Test(
        "A choice that another process has made before is no change, and leaves nothing to undo",
        .requirement("U346"))
    func sameChoiceOfOtherProcessIsNoChange() throws {
        let disk = ScriptedDisk()
        let (one, other) = (try process(on: disk), try process(on: disk))
        other.customize(a, to: k)
        #expect(one.customize(a, to: k) == .unchanged)
        #expect(one.binding(a)?.keys == [k] && one.storageProblem == nil)
        // Of several changes, the others are left.
        other.unassign(b)
        let plan = one.plan(.restore([a: .custom([j]), b: .unassigned]))
        let applied = try #require(one.apply(plan).applied)
        #expect(applied.changes.map(\.identifier) == [a])
        one.apply(applied.undoing)
        #expect(one.table.states == other.table.states)
    }

    @Test("Wherever another process comes in between, both changes are kept", .requirement("U346"))
    func interleavedChangesAreBothKept() throws {
        var busy = 0
        for call in 0...12 {
            let disk = ScriptedDisk()
            let (one, other) = (try process(on: disk), try process(on: disk))
            disk.interrupt(afterCalls: call) {
                other.customize(b, to: j)
                busy += other.storageProblem == nil ? 0 : 1
            }
            #expect(one.customize(a, to: k).applied != nil && one.storageProblem == nil)
            disk.interruptNow()
            // What could not be saved is, as soon as it can be.
            other.reload()
            one.reload()
            for registry in [one, other, try process(on: disk)] {
                #expect(registry.storageProblem == nil, "after \(call) calls")
                #expect(registry.binding(a)?.keys == [k] && registry.binding(b)?.keys == [j])
            }
            #expect(disk.files.count == 2)
        }
        #expect(busy > 3 && busy < 10)
    }

    @Test(
        "Wherever another process changes the same binding, the last to save has it",
        .requirement("U346"))
    func interleavedInOneBinding() throws {
        for call in 0...12 {
            let disk = ScriptedDisk()
            let (one, other) = (try process(on: disk), try process(on: disk))
            var last = j
            disk.interrupt(afterCalls: call) {
                let isFirst = disk.files.isEmpty
                other.customize(a, to: j)
                last = isFirst && other.storageProblem == nil ? k : j
            }
            one.customize(a, to: k)
            disk.interruptNow()
            other.reload()
            one.reload()
            let keys = try [one, other, process(on: disk)].map { $0.binding(a)?.keys }
            #expect(Set(keys) == [[last]], "after \(call) calls")
        }
    }

    @Test(
        "Keys that another process gave to another command meanwhile are a conflict",
        .requirement("U346"))
    func keysTakenMeanwhileAreConflict() throws {
        for resolution in [KeyBindingConflict.Resolution.cancel, .replace] {
            let storage = MemoryKeyBindingsStorage()
            let (one, other) = (try process(storage), try process(storage))
            other.customize(a, to: k)
            let data = storage.data
            guard case .conflicting(let plan) = one.customize(b, to: k, resolution: resolution)
            else {
                Issue.record("There was no conflict.")
                continue
            }
            #expect(plan.conflicts.flatMap(\.owners).map(\.identifier) == [a])
            #expect(storage.data == data && one.storageProblem == nil)
            #expect(one.binding(a)?.keys == [k] && one.binding(b)?.isCustomized == false)
            #expect(one.customize(b, to: k, resolution: .replace).applied != nil)
            other.reload()
            #expect(other.binding(b)?.keys == [k] && other.binding(a)?.keys == [])
        }
    }

    @Test(
        "Keys that another process took back, and that no command can have here, don't come back",
        .requirement("U346"))
    func keysTakenBackMeanwhileStayAway() throws {
        let storage = MemoryKeyBindingsStorage()
        let (one, other) = (try process(storage), try process(storage))
        // Only one of the processes has a menu with an item of its own for these keys.
        let plan = try #require(other.customize(a, to: k, j).applied)
        one.reload()
        one.store.setMenuItems([j: "Show Sidebar"])
        other.apply(plan.undoing)
        #expect(one.customize(b, to: k, resolution: .replace).applied != nil)
        #expect(one.binding(a)?.isCustomized == false && one.binding(b)?.keys == [k])
        // What a command still has, it keeps.
        one.reset(b)
        other.customize(a, to: k, j)
        one.reload()
        #expect(one.customize(b, to: k, resolution: .replace).applied != nil)
        #expect(one.binding(a)?.keys == [j] && one.binding(b)?.keys == [k])
    }

    @Test(
        "A resolution takes no keys from a command for which another process chose meanwhile",
        .requirement("U346", "F70"))
    func resolutionKeepsWhatOtherProcessChose() throws {
        let m = KeyChord("command+m")
        let disk = ScriptedDisk()
        let (one, other) = (try process(on: disk), try process(on: disk))
        // The keys that were in conflict are free by now.
        other.customize(b, to: j)
        let plan = try #require(one.customize(a, to: m, resolution: .replace).applied)
        #expect(plan.changes.map(\.identifier) == [a])
        #expect(one.binding(a)?.keys == [m] && one.binding(b)?.keys == [j])
        #expect(try process(on: disk).table.states == one.table.states)
        // They are another process's choice by now.
        one.reset(a)
        one.customize(b, to: k)
        other.reload()
        #expect(other.customize(b, to: k, j).applied != nil)
        guard case .conflicting = one.customize(a, to: k, resolution: .replace) else {
            Issue.record("The keys of another process's choice are taken away.")
            return
        }
        #expect(one.binding(a)?.isCustomized == false && one.binding(b)?.keys == [k, j])
    }

    @Test(
        "Undoing a resolution gives no keys back to a command for which another process chose",
        .requirement("U346", "F70"))
    func undoneResolutionKeepsWhatOtherProcessChose() throws {
        let disk = ScriptedDisk()
        let (one, other) = (try process(on: disk), try process(on: disk))
        let plan = try #require(
            one.customize(a, to: KeyChord("command+m"), resolution: .replace).applied)
        other.reload()
        other.customize(b, to: j)
        #expect(one.apply(plan.undoing) == .outdated)
        #expect(one.binding(b)?.keys == [j] && one.binding(a)?.keys == [KeyChord("command+m")])
    }

    @Test("A plan that another process has outdated changes nothing", .requirement("U346"))
    func planOutdatedMeanwhileChangesNothing() throws {
        let storage = MemoryKeyBindingsStorage()
        let (one, other) = (try process(storage), try process(storage))
        let plan = one.plan(.set(b, .custom([k])))
        let theirs = try #require(other.customize(a, to: k).applied)
        var events: [KeyBindingsEvent] = []
        let token = one.observe { events.append($0) }
        #expect(one.apply(plan) == .outdated)
        #expect(events == [.changed(theirs.changes)])
        one.customize(b, to: j)
        #expect(one.binding(a)?.keys == [k] && one.binding(b)?.keys == [j])
        withExtendedLifetime(token) {}
    }

    @Test(
        "A change on top of another process's is told with it, when both are there",
        .requirement("U346"))
    func changeOnTopOfAnotherIsToldWithIt() throws {
        let storage = MemoryKeyBindingsStorage()
        let (one, other) = (try process(storage), try process(storage))
        other.customize(b, to: j)
        one.reload()
        // The default key has another command in the meantime, so the reset is planned again.
        other.customize(b, to: k)
        other.customize(a, to: KeyChord("command+m"))
        var told = one.table.states
        var isEarly = false
        let token = one.observe { event in
            guard case .changed(let changes) = event else { return }
            for change in changes {
                told[change.identifier] = change.after == .default ? nil : change.after
            }
            isEarly = isEarly || told != one.table.states
        }
        #expect(one.resetAll().applied != nil)
        #expect(!isEarly && told == one.table.states)
        withExtendedLifetime(token) {}
    }

    @Test(
        "A process that keeps its lock for long is waited for once, for a tenth of a second",
        .requirement("U346"))
    func longLockIsWaitedForOnce() throws {
        let disk = ScriptedDisk()
        let registry = try process(on: disk)
        let unlock = try #require(try disk.lock(folder))
        registry.customize(a, to: k)
        let pauses = disk.pauses
        #expect(pauses > 10 && pauses <= 50)
        registry.customize(b, to: j)
        registry.reload()
        #expect(disk.pauses == pauses)
        unlock()
        registry.reload()
        #expect(registry.storageProblem == nil)
        #expect(try process(on: disk).binding(a)?.keys == [k])
        let again = try #require(try disk.lock(folder))
        registry.unassign(a)
        #expect(disk.pauses == 2 * pauses, "a process that ends its lock is waited for again")
        again()
    }

    @Test(
        "A process that keeps its lock for too long is not waited for, and the change is kept",
        .requirement("U346"))
    func tooLongLockEndsWaiting() async throws {
        try await withTemporaryFolder { folder in
            let registry = try process(FileKeyBindingsStorage(folder: folder, files: WatchedDisk()))
            let unlock = try #require(try DiskFiles().lock(folder))
            guard case .applied(_, .notSaved(let reason)) = registry.customize(a, to: k) else {
                Issue.record("It was saved.")
                return
            }
            #expect(reason.contains("another process"))
            unlock()
            registry.customize(b, to: j)
            #expect(registry.storageProblem == nil)
            let later = try process(FileKeyBindingsStorage(folder: folder))
            #expect(later.binding(a)?.keys == [k] && later.binding(b)?.keys == [j])
        }
    }

    @Test("Nothing stays locked after a change, whatever came of it", .requirement("U346"))
    func nothingStaysLockedAfterChange() async throws {
        try await withTemporaryFolder { folder in
            let url = FileKeyBindingsStorage(folder: folder).url
            let registry = try process(FileKeyBindingsStorage(folder: folder))
            registry.customize(a, to: k)
            let unlock = try #require(try DiskFiles().lock(folder))
            unlock()
            try FileManager.default.removeItem(at: url)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            registry.customize(a, to: j)
            #expect(registry.storageProblem != nil)
            #expect(try DiskFiles().lock(folder) != nil)
        }
    }

    @Test(
        "A storage of the app's own takes over what was saved meanwhile without more code",
        .requirement("U346"))
    func ownStorageTakesOverSavedChanges() throws {
        let storage = MemoryKeyBindingsStorage()
        let (one, other) = (try process(storage), try process(storage))
        one.customize(a, to: k)
        other.customize(b, to: j)
        #expect(other.binding(a)?.keys == [k])
        #expect(KeyBindingsDocument(storage.data ?? Data()).record.states.count == 2)
    }

    @Test(
        "A storage that loses what it is given says so, and nothing is forgotten",
        .requirement("U346"))
    func lossyStorageForgetsNothing() throws {
        final class Silent: KeyBindingsStorage {
            func load() -> Data? { nil }
            func save(_ data: Data) {}
            func backUp(_ data: Data) {}
            func update(_ change: (Data?) throws -> Data) {}
        }
        let registry = try process(Silent())
        guard case .applied(_, .notSaved) = registry.customize(a, to: k) else {
            Issue.record("It was saved.")
            return
        }
        #expect(registry.binding(a)?.keys == [k])
    }

    @Test("What is gone or damaged since it was read is written again from what is known")
    func damageIsWrittenAgainFromMemory() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try process(storage)
        registry.customize(a, to: k)
        let whole = try #require(storage.data)
        let cut = whole.prefix(400)
        storage.data = cut
        registry.customize(b, to: j)
        #expect(registry.storageProblem == .damaged && storage.backups == [cut])
        #expect(try process(storage).binding(a)?.keys == [k])
        storage.data = nil
        registry.unassign(b)
        #expect(try process(storage).binding(a)?.keys == [k])
    }

    @Test(
        "What is gone or damaged when it is read anew takes no keys away",
        .requirement("U346"))
    func damageAtReloadTakesNoKeys() throws {
        let damages: [(Data) -> Data?] = [
            {
                let text = String(decoding: $0, as: UTF8.self)
                return Data(text.replacingOccurrences(of: ">a<", with: ">x<").utf8)
            },
            { $0.prefix(400) }, { _ in Data("somebody else's".utf8) }, { _ in Data() },
            { _ in nil },
        ]
        for (number, damage) in damages.enumerated() {
            let storage = MemoryKeyBindingsStorage()
            let registry = try process(storage)
            registry.customize(a, to: k)
            registry.customize(b, to: j)
            storage.data = damage(try #require(storage.data))
            registry.reload()
            #expect((registry.storageProblem == nil) == (storage.data == nil), "\(number)")
            #expect(registry.binding(a)?.keys == [k] && registry.binding(b)?.keys == [j])
            registry.unassign(b)
            #expect(try process(storage).binding(a)?.keys == [k], "\(number)")
        }
    }

    @Test("A file that cannot be opened for a while takes no keys away")
    func unreadableForAWhile() async throws {
        try await withTemporaryFolder { folder in
            let registry = try process(FileKeyBindingsStorage(folder: folder))
            registry.customize(a, to: k)
            let url = FileKeyBindingsStorage(folder: folder).url
            let elsewhere = folder.appendingPathComponent("elsewhere")
            try FileManager.default.moveItem(at: url, to: elsewhere)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            registry.reload()
            guard case .unreadable = registry.storageProblem else {
                Issue.record("\(String(describing: registry.storageProblem))")
                return
            }
            #expect(registry.binding(a)?.keys == [k])
            try FileManager.default.removeItem(at: url)
            try FileManager.default.moveItem(at: elsewhere, to: url)
            registry.customize(b, to: j)
            #expect(try process(FileKeyBindingsStorage(folder: folder)).binding(a)?.keys == [k])
        }
    }

    // MARK: Links

    @Test(
        "A link instead of the file, or of the temporary file, is not followed",
        .requirement("U346"),
        arguments: [true, false])
    func linkReplacingFileIsNotFollowed(exists: Bool) async throws {
        try await withTemporaryFolder { folder in
            let target = folder.appendingPathComponent("target")
            let content = KeyBindingsDocument.data(of: .init(states: [a: .unassigned]))
            if exists { try content.write(to: target) }
            let storage = FileKeyBindingsStorage(folder: folder)
            let files = FileManager.default
            for name in ["KeyBindings.plist", "KeyBindings.new.plist"] {
                try files.createSymbolicLink(
                    at: folder.appendingPathComponent(name), withDestinationURL: target)
            }
            let registry = try process(storage)
            guard case .unreadable(let reason) = registry.storageProblem else {
                Issue.record("\(String(describing: registry.storageProblem))")
                return
            }
            #expect(reason.contains("KeyBindings.plist is a link"))
            #expect(registry.binding(a)?.isCustomized == false)
            registry.customize(a, to: k)
            #expect(throws: (any Error).self) { try storage.save(Data()) }
            #expect(throws: (any Error).self) { try storage.update { _ in Data() } }
            let link = try files.destinationOfSymbolicLink(atPath: storage.url.path)
            #expect(link == target.path)
            #expect(try (exists ? Data(contentsOf: target) : content) == content)
            #expect(files.fileExists(atPath: target.path) == exists)

            // The link that is called like something being written harms nobody.
            try files.removeItem(at: storage.url)
            registry.customize(b, to: j)
            #expect(registry.storageProblem == nil)
            #expect(try (exists ? Data(contentsOf: target) : content) == content)
        }
    }

    @Test("A link with the name of a backup is neither followed nor removed", .requirement("U346"))
    func backupLinkIsNotFollowed() async throws {
        try await withTemporaryFolder { folder in
            let storage = FileKeyBindingsStorage(folder: folder)
            let damaged = Data("damaged".utf8)
            let target = folder.appendingPathComponent("target")
            try Data("mine".utf8).write(to: target)
            let link = folder.appendingPathComponent("KeyBindings.damaged-1.plist")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
            for _ in 0..<2 { try storage.backUp(damaged) }
            #expect(try Data(contentsOf: target) == Data("mine".utf8))
            let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
            let second = folder.appendingPathComponent("KeyBindings.damaged-2.plist")
            #expect(try destination == target.path && Data(contentsOf: second) == damaged)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
        }
    }

    @Test("A pipe or a folder instead of the file is an error, and stays", .requirement("U346"))
    func pipeOrFolderIsError() async throws {
        try await withTemporaryFolder { folder in
            let storage = FileKeyBindingsStorage(folder: folder)
            #expect(mkfifo(storage.url.path, 0o600) == 0)
            #expect(throws: FileError.self) { try storage.load() }
            #expect(throws: FileError.self) { try storage.update { _ in Data() } }
            try FileManager.default.removeItem(at: storage.url)
            try FileManager.default.createDirectory(
                at: storage.url, withIntermediateDirectories: true)
            #expect(throws: FileError.self) { try storage.load() }
            #expect(throws: FileError.self) { try storage.save(Data()) }
        }
    }

    @Test(
        "What a process left that was writing is removed, and nothing that is somebody else's",
        .requirement("U346"))
    func leftTemporaryFileIsRemoved() async throws {
        try await withTemporaryFolder { folder in
            let left = "KeyBindings.new.plist"
            let others = ["KeyBindings.plist.new", "KeyBindings.new", "OtherThings.new.plist"]
            for name in [left] + others {
                try Data().write(to: folder.appendingPathComponent(name))
            }
            let storage = FileKeyBindingsStorage(folder: folder)
            try storage.save(Data("c".utf8))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(names) == Set(others + ["KeyBindings.plist", "KeyBindings.copy.plist"]))
            #expect(try storage.loadCopy() == storage.load())
        }
    }

    // MARK: Size

    @Test(
        "A file that is too large is neither read nor overwritten, and that is reported",
        .requirement("U346"))
    func tooLargeFileIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            let storage = FileKeyBindingsStorage(folder: folder)
            let size = 200 << 20
            // The file has no content on the disk, so that nobody waits for it.
            #expect(FileManager.default.createFile(atPath: storage.url.path, contents: nil))
            let file = try FileHandle(forWritingTo: storage.url)
            try file.truncate(atOffset: UInt64(size))
            try file.close()
            let registry = try process(storage)
            #expect(registry.storageProblem == .tooLarge(bytes: size))
            guard case .applied(_, .notSaved) = registry.customize(a, to: k) else {
                Issue.record("It was saved.")
                return
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names == ["KeyBindings.plist"])
            let attributes = try FileManager.default.attributesOfItem(atPath: storage.url.path)
            #expect(attributes[.size] as? Int == size)
        }
    }

    @Test(
        "A file on the disk is read up to the limit, and no byte of a larger one",
        .requirement("U346"))
    func fileIsReadUpToLimit() async throws {
        try await withTemporaryFolder { folder in
            let url = folder.appendingPathComponent("file")
            for content in [Data(), Data("0123456789".utf8)] {
                try content.write(to: url)
                #expect(try DiskFiles().read(url, limit: 10) == content)
            }
            #expect(throws: KeyBindingsStorageError.tooLarge(bytes: 10)) {
                try DiskFiles().read(url, limit: 9)
            }
        }
    }

    @Test(
        "Data of any storage that is too large is not read, and makes no plan", .requirement("U346")
    )
    func tooLargeData() throws {
        func file(spaces: Int) -> Data {
            KeyBindingsDocument.data(of: .init(states: [a: .unassigned])) {
                $0 + String(repeating: " ", count: spaces)
            }
        }
        let size = KeyBindingsDocument.sizeLimit - 100
        #expect(KeyBindingsDocument(file(spaces: size / 2)).record.states == [a: .unassigned])
        let data = file(spaces: size)
        let problem = KeyBindingsStorageError.tooLarge(bytes: data.count)
        #expect(KeyBindingsDocument(data).problem == problem)
        let storage = MemoryKeyBindingsStorage(data: data)
        let registry = try process(storage)
        #expect(registry.storageProblem == problem)
        registry.customize(a, to: k)
        #expect(storage.data == data && storage.backups.isEmpty)
        let (plan, error) = registry.planForImport(of: data)
        #expect(plan == KeyBindingsPlan() && error == problem)
    }

    @Test(
        "What could not be read again is not written, and the rest still is", .requirement("U346"))
    func tooMuchToWrite() throws {
        let storage = MemoryKeyBindingsStorage()
        let registry = try process(storage)
        registry.customize(a, to: k)
        let text = String(repeating: "x", count: KeyBindingsDocument.sizeLimit)
        let long = ID(provider: "P", key: text)
        let data = storage.data
        let plan = registry.plan(.restore([long: .unassigned]))
        guard case .applied(_, .notSaved) = registry.apply(plan) else {
            Issue.record("It was saved.")
            return
        }
        #expect(storage.data == data)
        registry.apply(plan.undoing)
        registry.customize(b, to: j)
        #expect(registry.storageProblem == nil)
        #expect(try process(storage).binding(b)?.keys == [j])
    }
}

#if compiler(>=6.3) && os(Linux)
/// Processes of their own, some of which are killed.
@MainActor
@Suite struct SharedFolderProcessTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("KeyBindings-\(UUID().uuidString)", isDirectory: true)

    /// Takes the keys of `count` bindings away, one after the other, as a process does.
    private static func change(
        _ provider: String, count: Int, in folder: URL, files: any FileOperations = DiskFiles()
    ) throws -> KeyBindingsRegistry {
        let registry = KeyBindingsRegistry(
            storage: FileKeyBindingsStorage(folder: folder, files: files))
        let bindings = (1...count).map { KeyBinding.make("\($0)", "command+\($0)") }
        try registry.register(
            bindings.map { KeyBindingTable.Entry(binding: $0) }, provider: provider, name: provider)
        for binding in bindings { registry.unassign(.init(provider: provider, key: binding.key)) }
        return registry
    }

    /// Changes bindings until all are saved, however long others are in the way.
    private static func changeAll(_ provider: String, count: Int, in path: String) throws {
        let registry = try change(provider, count: count, in: URL(fileURLWithPath: path))
        while registry.storageProblem != nil { registry.reload() }
    }

    /// Ends this process before something is done to a file that many times.
    private static func die(before call: String, _ times: Int, in path: String) throws {
        var left = times
        let disk = WatchedDisk { name, _ in
            left -= name == call ? 1 : 0
            if left == 0 { kill(getpid(), SIGKILL) }
        }
        _ = try change("2", count: 1, in: URL(fileURLWithPath: path), files: disk)
    }

    /// What the file has.
    private func states() throws -> [ID: KeyBinding.State] {
        let data = try FileKeyBindingsStorage(folder: folder).load()
        let document = KeyBindingsDocument(try #require(data))
        #expect(document.problem == nil)
        return document.record.states
    }

    @Test(
        "Of four processes that change bindings at once none loses another's change",
        .requirement("U346"))
    func fourProcessesLoseNoChange() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        await withTaskGroup(of: Void.self) { group in
            for provider in ["1", "2", "3", "4"] {
                group.addTask {
                    await #expect(processExitsWith: .success) {
                        [path = path as String, provider = provider as String] in
                        try await SharedFolderProcessTests.changeAll(provider, count: 9, in: path)
                    }
                }
            }
        }
        #expect(try states().count == 36)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 2)
    }

    @Test(
        "A process that is killed while writing leaves the old file and locks out no other",
        .requirement("U346"))
    func killedWriterLeavesOldFileUnlocked() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path
        _ = try Self.change("1", count: 1, in: folder)
        // The copy is written first, and then the file.
        let ends = [("lock", 1), ("write", 1), ("replace", 1), ("write", 2), ("replace", 2)]
        for (number, (call, times)) in ends.enumerated() {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = path as String, call = call as String, times = times as Int] in
                try await SharedFolderProcessTests.die(before: call, times, in: path)
            }
            #expect(try states()["2.1"] == nil && states()["1.1"] == .unassigned)
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
            #expect(names.count == (call == "replace" ? 3 : 2))
            let next = try Self.change("3", count: number + 1, in: folder)
            #expect(next.storageProblem == nil)
            #expect(try states().count == number + 2)
            #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 2)
        }
    }
}
#endif
