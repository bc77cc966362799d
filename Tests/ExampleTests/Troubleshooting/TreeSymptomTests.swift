import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The symptom of Troubleshooting.md that is about tests of the app's own.
@MainActor
@Suite struct TreeSymptomTests {
    /// The names of the classes of `view` and all views in it, once for each view.
    private func classes(in view: UIView) -> [String] {
        [String(describing: type(of: view))] + view.subviews.flatMap(classes)
    }

    @Test(
        "A comparison of view trees fails: without the names in the table, the trees are the same",
        .requirement("U522"))
    func treesAreSameWithoutNames() {
        let names = [
            "ProbeContainer", "EdgeProbe", "KeyboardEdgeMarker", "CornerProbe", "SizeProbe",
            "WindowProbe", "HoldingField",
        ]
        let form = TroubledForm(.iPhoneSE, InputNavigator())
        let before = classes(in: form.device.window)
        form.assist()
        let observer = KeyboardObserver()
        observer.start(in: form.device.window)
        let token = observer.observeEdge(in: form.device.window) { _ in }
        form.edit(form.fields[3])
        let after = classes(in: form.device.window)
        #expect(after.count > before.count)
        #expect(after.filter { !names.contains($0) } == before)
        withExtendedLifetime(token) {}
    }
}
