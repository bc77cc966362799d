import Foundation
import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@MainActor
@Suite struct FileKeyBindingsStorageTests {
    private let folder = URL(fileURLWithPath: "/folder", isDirectory: true)
    private let old = Data("old".utf8)
    private let new = Data("newer".utf8)

    @Test("Wherever a write stops, the old file is there or the new one, and the next write works")
    func stoppedWriteLeavesOneWholeFile() throws {
        var outcomes: [Data] = []
        for steps in 0...30 {
            let disk = ScriptedDisk()
            disk.serve(.max)
            try FileKeyBindingsStorage(folder: folder, files: disk).save(old)
            disk.serve(steps)
            let isSaved =
                (try? FileKeyBindingsStorage(folder: folder, files: disk).save(new)) != nil

            let next = FileKeyBindingsStorage(folder: folder, files: disk)
            let found = try #require(try next.load())
            #expect(found == (isSaved ? new : old), "after \(steps) steps")
            // The copy is whole, and never older than the file.
            let copy = try #require(try next.loadCopy())
            #expect(copy == new || copy == old && !isSaved, "after \(steps) steps")
            outcomes.append(found)
            disk.serve(.max)
            try next.save(Data("newest".utf8))
            let newest = Data("newest".utf8)
            #expect(
                disk.files == ["KeyBindings.plist": newest, "KeyBindings.copy.plist": newest])
        }
        #expect(outcomes.prefix(15).allSatisfy { $0 == old } && outcomes.last == new)
    }

    @Test(
        "Wherever a backup stops, the file itself is untouched, and the same data is backed up once"
    )
    func backupAtEveryStep() throws {
        for steps in 0...20 {
            let disk = ScriptedDisk()
            disk.serve(.max)
            try FileKeyBindingsStorage(folder: folder, files: disk).save(old)
            disk.serve(steps)
            try? FileKeyBindingsStorage(folder: folder, files: disk).backUp(old)
            #expect(disk.files["KeyBindings.plist"] == old)
            disk.serve(.max)
            for _ in 0..<3 {
                try FileKeyBindingsStorage(folder: folder, files: disk).backUp(old)
            }
            #expect(disk.files.count == 3 && disk.files.values.allSatisfy { $0 == old })
        }
    }

    @Test(
        "Of many damaged files, the first nine and the newest are kept", .requirement("U183"))
    func firstAndNewestBackupsStay() throws {
        let disk = ScriptedDisk()
        let contents = (0..<30).map { Data("\($0)".utf8) }
        for (number, data) in contents.enumerated() {
            // Each time, another process.
            for _ in 0..<2 { try FileKeyBindingsStorage(folder: folder, files: disk).backUp(data) }
            #expect(Set(disk.files.values) == Set(contents[..<min(9, number)] + [data]))
        }
        // What is there already makes no room for itself.
        let kept = disk.files
        try FileKeyBindingsStorage(folder: folder, files: disk).backUp(contents[5])
        #expect(disk.files == kept && kept.count == 10)
    }

    @Test(
        "Wherever a backup stops, the older one goes only once the newer one is there",
        .requirement("U183"))
    func olderBackupGoesAfterNewerOne() throws {
        let contents = (0..<11).map { Data("\($0)".utf8) }
        for steps in 0...10 {
            let disk = ScriptedDisk()
            for data in contents.dropLast() {
                try FileKeyBindingsStorage(folder: folder, files: disk).backUp(data)
            }
            disk.serve(steps)
            try? FileKeyBindingsStorage(folder: folder, files: disk).backUp(contents[10])
            disk.files["KeyBindings.new.plist"] = nil
            let left = Set(disk.files.values)
            #expect(
                left == Set(contents[..<10]) || left == Set(contents[..<9] + [contents[10]]),
                "after \(steps) steps")
        }
    }

    @Test(
        "A folder is unlocked also while a process is launched, which has a copy of the descriptor",
        .requirement("U346"))
    func launchedProcessKeepsNoLock() async throws {
        try await withTemporaryFolder { folder in
            let files = DiskFiles()
            let unlock = try files.lock(folder)
            // As between fork(2) and execve(2).
            let copies = descriptors(of: folder).map { dup($0) }
            defer { for copy in copies { close(copy) } }
            #expect(unlock != nil && !copies.isEmpty)
            #expect(try files.lock(folder) == nil)
            unlock?()
            let unlockAgain = try files.lock(folder)
            #expect(unlockAgain != nil)
            unlockAgain?()
        }
    }

    /// The descriptors with which this process has a file or a folder open.
    private func descriptors(of url: URL) -> [Int32] {
        var wanted = stat()
        guard lstat(url.path, &wanted) == 0 else { return [] }
        // The system gives the lowest numbers that are free.
        return (0..<min(getdtablesize(), 10_000)).filter {
            var found = stat()
            return fstat($0, &found) == 0
                && (found.st_dev, found.st_ino) == (wanted.st_dev, wanted.st_ino)
        }
    }

    @Test(
        "While a file cannot be backed up, it is not overwritten", .requirement("U184"))
    func nothingIsWrittenBeforeBackup() throws {
        let disk = ScriptedDisk()
        disk.serve(.max)
        let storage = FileKeyBindingsStorage(folder: folder, files: disk)
        try storage.save(old)
        disk.serve(2)
        let file = KeyBindingsFile(storage)
        #expect(file.load(KeyBindingsEdits()).problem == .foreign)
        #expect(throws: KeyBindingsStorageError.self) { try file.save(KeyBindingsEdits()).get() }
        #expect(disk.files["KeyBindings.plist"] == old)
        disk.serve(.max)
        #expect(try file.save(KeyBindingsEdits()).get()?.record == KeyBindingsRecord())
        #expect(disk.files.values.contains(old) && disk.files["KeyBindings.plist"] != old)
    }

    @Test(
        "The disk itself: the folder is made, the file replaced, nothing else left",
        .requirement("U185"))
    func diskWriteLeavesOnlyReplacedFile() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("KeyBindings-\(UUID().uuidString)/deeper", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let storage = FileKeyBindingsStorage(folder: folder)
        #expect(try storage.load() == nil)
        try storage.save(old)
        try storage.save(new)
        #expect(try storage.load() == new)
        try storage.backUp(old)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 3 && names.contains("KeyBindings.plist"))
    }

    @Test("A folder that cannot be written to is an error", .requirement("U184"))
    func unwritablePlaceIsError() throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("KeyBindings-\(UUID().uuidString)")
        try old.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: (any Error).self) {
            try FileKeyBindingsStorage(folder: file).save(new)
        }
    }

    @Test(
        "A name cannot lead out of Application Support",
        arguments: [
            "", ".", "..", "../Documents", "a/b", "/etc", "~", "~root", "a\u{0}b", "a\nb", "a:b",
            "a\\b", ".hidden", String(repeating: "a", count: 300),
        ])
    func nameCannotLeaveApplicationSupport(name: String) {
        #expect(throws: KeyBindingsStorageError.unusableName(name)) {
            try FileKeyBindingsStorage(applicationSupportName: name)
        }
    }

    @Test(
        "The file stands in the app's folder of Application Support", .requirement("U185"),
        arguments: ["Mail", "我的 App", "com.example.app"])
    func fileStandsInApplicationSupportFolder(name: String) throws {
        let url = try FileKeyBindingsStorage(applicationSupportName: name).url
        #expect(Array(url.pathComponents.suffix(2)) == [name, "KeyBindings.plist"])
        let home = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        #expect(
            url.deletingLastPathComponent().deletingLastPathComponent().path == home.first?.path)
    }
}
