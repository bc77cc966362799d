#if !canImport(ObjectiveC)
import UIKit

extension DisplayTicker {
    static let selector: Selector = {
        let selector = Selector(("displayLinkFired"))
        ActionTable.register(selector, on: DisplayTicker.self) { ticker, _ in
            ticker.frameBegan()
        }
        return selector
    }()
}
#endif
