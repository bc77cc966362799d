import Foundation

/// The individual file operations that the storage needs.
@MainActor
protocol FileOperations {
    /// Returns the content of a file; `nil` if it doesn't exist. Throws an error for links,
    /// folders, pipes, and files larger than `limit` bytes.
    func read(_ url: URL, limit: Int) throws -> Data?
    /// Creates a file, and returns after asking the system to write all of `data` to the disk. On
    /// Apple platforms, the disk may still hold the data in its cache (fsync(2)). Throws an error
    /// if the file exists.
    func write(_ data: Data, to url: URL) throws
    /// Atomically replaces the file at `url` with `other`.
    func replace(_ url: URL, with other: URL) throws
    /// Removes a file.
    func remove(_ url: URL) throws
    /// Creates `folder` if it doesn't exist, and locks it against other callers until the returned closure is called or this process
    /// ends in any way. Returns `nil` while another process holds the lock.
    func lock(_ folder: URL) throws -> (() -> Void)?
    /// Waits for two milliseconds.
    func pause()
}

/// An error of a file operation, with a description for developers.
struct FileError: Error, CustomStringConvertible {
    let description: String

    init(_ url: URL, _ problem: String) {
        description = "\(url.lastPathComponent) \(problem)"
    }

    /// Creates an error with the system's description of `number`, a value of `errno`.
    init(_ url: URL, _ number: Int32) {
        let words = strerror(number).map { String(cString: $0) } ?? "error \(number)"
        self.init(url, "cannot be used: \(words)")
    }
}

/// File operations on the device's disk.
struct DiskFiles: FileOperations {
    func read(_ url: URL, limit: Int) throws -> Data? {
        // Opening a pipe would otherwise block until another process writes to it.
        let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw FileError(url, "is a link, which is not followed")
            case let number: throw FileError(url, number)
            }
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // Asking for the file's status would need a reason in the privacy manifest. Only what has
        // a position has a size, which a pipe doesn't; a folder can't be read.
        let size = lseek(descriptor, 0, SEEK_END)
        guard size >= 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
            throw FileError(url, "is not a regular file")
        }
        let data: Data?
        do {
            data = try file.read(upToCount: limit + 1)
        } catch {
            throw FileError(url, "cannot be read: \(error.localizedDescription)")
        }
        guard let data, data.count > limit else { return data ?? Data() }
        throw KeyBindingsStorageError.tooLarge(bytes: Int(size))
    }

    func write(_ data: Data, to url: URL) throws {
        // O_EXCL also prevents following a link.
        let descriptor = open(url.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(url, errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: data)
        try file.synchronize()
        try file.close()
    }

    func replace(_ url: URL, with other: URL) throws {
        // This is the only system call that replaces a file atomically. It doesn't follow links.
        guard rename(other.path, url.path) == 0 else { throw FileError(url, errno) }
    }

    func remove(_ url: URL) throws {
        guard unlink(url.path) == 0 else { throw FileError(url, errno) }
    }

    /// Locks the folder itself, so that no lock file is left behind.
    func lock(_ folder: URL) throws -> (() -> Void)? {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(folder, errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else {
            return {
                // A process that this one is just launching has a copy of the descriptor until it
                // executes its program. Closing wouldn't release the lock before that.
                flock(descriptor, LOCK_UN)
                close(descriptor)
            }
        }
        let number = errno
        close(descriptor)
        switch number {
        case EWOULDBLOCK, EINTR: return nil
        // On a file system without locks, write without a lock.
        case ENOTSUP, EOPNOTSUPP, ENOLCK: return {}
        default: throw FileError(folder, number)
        }
    }

    func pause() {
        usleep(2000)
    }
}
