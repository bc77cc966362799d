import Foundation

/// A picture.
open class UIImage: NSObject {}
