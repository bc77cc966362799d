// What Apple's frameworks have and the type checker's sketch of them lacks. No target has this file.
import Foundation
import UIKit

final class FileHandle {
    init(forWritingTo url: URL) throws {}
    func synchronize() throws {}
    func close() throws {}
}

func rename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 { 0 }

extension UIAccessibilityTraits {
    static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
}
