// What Apple's frameworks have and the type checker's sketch of them lacks. No target has this file.
import Foundation
import UIKit

final class FileHandle {
    init(fileDescriptor descriptor: Int32, closeOnDealloc: Bool) {}
    init(forWritingTo url: URL) throws {}
    func read(upToCount count: Int) throws -> Data? { nil }
    func write(contentsOf data: some DataProtocol) throws {}
    func truncate(atOffset offset: UInt64) throws {}
    func synchronize() throws {}
    func close() throws {}
}

extension FileManager {
    func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
    func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
}

extension String {
    var decomposedStringWithCompatibilityMapping: String { self }
}

extension Thread {
    static func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

struct stat {
    var st_dev: Int32 = 0
    var st_ino: UInt64 = 0
    var st_mode: UInt16 = 0
    var st_size: Int64 = 0
}

// The names have 256 characters each on Apple's platforms; how many matters to nobody here.
struct utsname {
    var machine: (CChar, CChar) = (0, 0)
}

func uname(_ info: UnsafeMutablePointer<utsname>!) -> Int32 { 0 }
func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: UInt16) -> Int32 { 0 }
@discardableResult
func close(_ descriptor: Int32) -> Int32 { 0 }
func dup(_ descriptor: Int32) -> Int32 { 0 }
func getdtablesize() -> Int32 { 0 }
func fstat(_ descriptor: Int32, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
func lstat(_ path: UnsafePointer<CChar>!, _ status: UnsafeMutablePointer<stat>!) -> Int32 { 0 }
func lseek(_ descriptor: Int32, _ offset: Int64, _ origin: Int32) -> Int64 { 0 }
@discardableResult
func flock(_ descriptor: Int32, _ operation: Int32) -> Int32 { 0 }
func mkfifo(_ path: UnsafePointer<CChar>!, _ mode: UInt16) -> Int32 { 0 }
func rename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { 0 }
func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { 0 }
@discardableResult
func usleep(_ microseconds: UInt32) -> Int32 { 0 }

// From sys/fcntl.h, unistd.h and sys/errno.h.
let (O_RDONLY, O_WRONLY, O_NONBLOCK): (Int32, Int32, Int32) = (0x0, 0x1, 0x4)
let (O_NOFOLLOW, O_CREAT, O_EXCL): (Int32, Int32, Int32) = (0x100, 0x200, 0x800)
let (O_DIRECTORY, O_CLOEXEC): (Int32, Int32) = (0x10_0000, 0x100_0000)
let (LOCK_EX, LOCK_NB, LOCK_UN): (Int32, Int32, Int32) = (2, 4, 8)
let (SEEK_SET, SEEK_END): (Int32, Int32) = (0, 2)
let (ENOENT, EINTR, ENOTDIR): (Int32, Int32, Int32) = (2, 4, 20)
let (EWOULDBLOCK, ENOTSUP, ELOOP): (Int32, Int32, Int32) = (35, 45, 62)
let (ENOLCK, EOPNOTSUPP): (Int32, Int32) = (77, 102)

// From NSData.h, as Data has it.
extension Data {
    func range(of data: Data, options: SearchOptions = []) -> Range<Int>? { nil }
}

extension UIAccessibilityTraits {
    static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
}

// From CALayer.h: "Returns true if the layer is marked as needing layout".
extension CALayer {
    func needsLayout() -> Bool { false }
}
