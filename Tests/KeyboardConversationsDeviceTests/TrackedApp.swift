import KeyNavigation
import KeyboardAssistant
import KeyboardConversations
import Observation
import SimulatedDevice
import UIKit

/// What an app shows.
@Observable
@MainActor
final class AppModel {
    var version = 0
}

/// An app that reads its model in all that the libraries ask and tell it.
@MainActor
final class TrackedApp: NSObject {
    let device: SimulatedDevice
    let model = AppModel()
    /// The names of what was called, as `Library.Type.member`.
    private(set) var calls: Set<String> = []
    /// What was called while UIKit tracked a view, with the views.
    private(set) var trackedCalls: Set<String> = []
    /// The libraries' views that had to be laid out when the model changed.
    ///
    /// A view of the app's may follow, because UIKit scrolls in its layout and tells the app.
    private(set) var followers: Set<String> = []

    init(on device: SimulatedDevice = SimulatedDevice()) {
        self.device = device
        device.tracksObservation = true
    }

    /// Reads the model in the member `name`.
    func read(_ name: String) {
        _ = model.version
        calls.insert(name)
        note(name, in: SimulatedDevice.trackedViews)
    }

    /// Reads the model in a member that UIKit calls, also in layouts of its own.
    func readForUIKit(_ name: String) {
        _ = model.version
        calls.insert(name)
        let views = SimulatedDevice.trackedViews
        if views.contains(where: \.isLibrarys) { note(name, in: views) }
    }

    private func note(_ name: String, in views: [UIView]) {
        guard !views.isEmpty else { return }
        let types = views.map { "\(type(of: $0))" }.joined(separator: ", ")
        trackedCalls.insert("\(name) in the layout of \(types)")
    }

    /// Waits until everything rests, and changes the model.
    func change() {
        device.settle()
        model.version += 1
        let waiting = UIApplication.shared.windows.flatMap(\.views).filter {
            $0.layer.needsLayout() && ($0.isLibrarys || $0 is ReadingView)
        }
        followers.formUnion(waiting.map { "\(type(of: $0))" })
        device.settle()
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view's class is one of the libraries'.
    fileprivate var isLibrarys: Bool {
        ["KeyboardAssistant", "KeyNavigation", "KeyCommandCustomization", "KeyboardConversations"]
            .contains { String(reflecting: type(of: self)).hasPrefix("\($0).") }
    }

    fileprivate var views: [UIView] { [self] + subviews.flatMap(\.views) }
}
