#if canImport(ObjectiveC)
import UIKit

extension DisplayTicker {
    static let selector = #selector(displayLinkFired)

    @objc
    private func displayLinkFired() {
        frameBegan()
    }
}
#endif
