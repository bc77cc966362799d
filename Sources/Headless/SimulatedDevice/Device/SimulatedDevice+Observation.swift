import UIKit

extension SimulatedDevice {
    /// A Boolean value that indicates whether UIKit tracks which observable properties an app reads
    /// while views are laid out, and lays them out again when one of these changes.
    ///
    /// The default is that of the system: `true` with glass, which is iOS 26, and otherwise `false`, as
    /// in an app whose Info.plist doesn't ask for it.
    public var tracksObservation: Bool {
        get { app.tracksObservation }
        set { app.tracksObservation = newValue }
    }

    /// The views whose calls UIKit tracks at this moment, the innermost last.
    package static var trackedViews: [UIView] { TrackedCall.views }
}
