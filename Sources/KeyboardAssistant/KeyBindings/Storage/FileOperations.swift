import Foundation

/// Operations on files, one step at a time.
@MainActor
protocol FileOperations {
    /// Returns the content of a file; `nil` if there is none. A link, a folder, a pipe, and a file
    /// of more than `limit` bytes are errors.
    func read(_ url: URL, limit: Int) throws -> Data?
    /// Creates a folder, and the folders around it, unless it exists.
    func makeFolder(_ url: URL) throws
    /// Creates a file, and returns once the system was asked to put all of `data` on the disk; on
    /// Apple's systems the disk itself may still keep it in its memory (fsync(2)). An existing file
    /// is an error.
    func write(_ data: Data, to url: URL) throws
    /// Replaces the file at `url` with `other` in one step, unless it is a link.
    func replace(_ url: URL, with other: URL) throws
    /// Removes a file.
    func remove(_ url: URL) throws
    /// Returns the names of the files in a folder.
    func names(in folder: URL) throws -> [String]
    /// Locks `folder` against others who call this, until the result is called or this process
    /// ends, however it does; `nil` while another process has the lock.
    func lock(_ folder: URL) throws -> (() -> Void)?
    /// Waits for two thousandths of a second.
    func pause()
}

/// An error of a file operation, in words for developers.
struct FileError: Error, CustomStringConvertible {
    let description: String

    init(_ url: URL, _ problem: String) {
        description = "\(url.lastPathComponent) \(problem)"
    }

    /// Creates an error with the system's words for `number`, a value of `errno`.
    init(_ url: URL, _ number: Int32) {
        let words = strerror(number).map { String(cString: $0) } ?? "error \(number)"
        self.init(url, "cannot be used: \(words)")
    }

    static func link(_ url: URL) -> FileError {
        FileError(url, "is a link, which is not followed")
    }
}

/// Operations on the files of this device.
struct DiskFiles: FileOperations {
    func read(_ url: URL, limit: Int) throws -> Data? {
        // Opening a pipe would wait for a process that writes.
        let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw FileError.link(url)
            case let number: throw FileError(url, number)
            }
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw FileError(url, errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileError(url, "is not a regular file")
        }
        guard status.st_size <= limit else {
            throw KeyBindingsStorageError.tooLarge(bytes: Int(status.st_size))
        }
        return try file.read(upToCount: Int(status.st_size)) ?? Data()
    }

    func makeFolder(_ url: URL) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ data: Data, to url: URL) throws {
        // With O_EXCL a link is not followed either.
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(url, errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.synchronize()
        try file.close()
    }

    func replace(_ url: URL, with other: URL) throws {
        var status = stat()
        if lstat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
            throw FileError.link(url)
        }
        // The one call of the system that replaces the old file in one step.
        guard rename(other.path, url.path) == 0 else { throw FileError(url, errno) }
    }

    func remove(_ url: URL) throws {
        guard unlink(url.path) == 0 else { throw FileError(url, errno) }
    }

    func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    /// The folder itself is locked, so that no file for the purpose stays behind.
    func lock(_ folder: URL) throws -> (() -> Void)? {
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(folder, errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return { _ = close(descriptor) } }
        let number = errno
        close(descriptor)
        switch number {
        case EWOULDBLOCK, EINTR: return nil
        // A disk that knows no locks is written to without.
        case ENOTSUP, EOPNOTSUPP, ENOLCK: return {}
        default: throw FileError(folder, number)
        }
    }

    func pause() {
        usleep(2000)
    }
}
