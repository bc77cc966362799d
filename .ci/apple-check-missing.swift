// What Apple's Foundation has and the type checker's sketch of it lacks. No target has this file.
import Foundation

final class FileHandle {
    init(forWritingTo url: URL) throws {}
    func synchronize() throws {}
    func close() throws {}
}

func rename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { 0 }
