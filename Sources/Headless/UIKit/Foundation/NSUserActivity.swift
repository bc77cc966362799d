import Foundation

/// A description of what a person does, which Foundation has on Apple's systems alone.
@_documentation(visibility: internal)
open class NSUserActivity: NSObject {
    public let activityType: String

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}
