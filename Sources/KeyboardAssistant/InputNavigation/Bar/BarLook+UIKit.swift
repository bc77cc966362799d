import Foundation
import UIKit

extension BarLook {
    /// The look of the system's bars where the app runs.
    @MainActor static var system: BarLook {
        let info = Bundle.main.infoDictionary ?? [:]
        return BarLook(
            systemVersion: SystemDesign.version,
            requiresCompatibility: info["UIDesignRequiresCompatibility"] as? Bool ?? false,
            xcodeVersion: (info["DTXcode"] as? String).flatMap { Int($0) })
    }
}
