import Observation
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What UIKit does when a model changes that was read in one of its calls (Apple, Updating views
/// automatically with observation tracking in UIKit; WWDC25 session 243).
@MainActor
@Suite struct ObservationTrackingTests {
    @Observable @MainActor
    fileprivate final class Model {
        var name = "a"
        var isShown = true
    }

    private final class ModelView: UIView {
        var model: Model?
        var readsLater = false
        private(set) var layouts = 0
        private(set) var names: [String] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if !readsLater { read() }
        }

        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            if readsLater { read() }
        }

        private func read() {
            guard let model, model.isShown else { return }
            names.append(model.name)
        }
    }

    private final class Screen: UIViewController {
        let model = Model()
        let modelView = ModelView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private(set) var titles: [String] = []
        var readsInLayout = false

        override func viewDidLoad() {
            super.viewDidLoad()
            modelView.model = model
            view.addSubview(modelView)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            if readsInLayout { titles.append(model.name) }
        }
    }

    private func show(tracks: Bool = true, readsLater: Bool = false) -> (SimulatedDevice, Screen) {
        let device = SimulatedDevice()
        device.tracksObservation = tracks
        let screen = Screen()
        screen.modelView.readsLater = readsLater
        device.show(screen)
        device.settle()
        return (device, screen)
    }

    @Test("A view is laid out again when what its layout has read changes", .requirement("U592"))
    func changeLaysViewOutAgain() {
        let (device, screen) = show()
        let layouts = screen.modelView.layouts
        screen.model.name = "b"
        screen.model.name = "c"
        device.settle()
        #expect(screen.modelView.layouts == layouts + 1 && screen.modelView.names.last == "c")
        // What the last layout hasn't read is no reason for another one.
        screen.model.isShown = false
        device.settle()
        #expect(screen.modelView.layouts == layouts + 2)
        screen.model.name = "d"
        device.settle()
        #expect(screen.modelView.layouts == layouts + 2)
        #expect(SimulatedDevice.trackedViews.isEmpty)
    }

    @Test("Before iOS 26, only an app that asks for it is tracked", .requirement("U592"))
    func olderSystemTracksNothing() {
        #expect(!SimulatedDevice().tracksObservation)
        #expect(SimulatedDevice(hasGlass: true).tracksObservation)
        let (device, screen) = show(tracks: false)
        let layouts = screen.modelView.layouts
        screen.model.name = "b"
        device.settle()
        #expect(screen.modelView.layouts == layouts)
    }

    // (assumed: A80)
    @Test("What is read after a layer's layout isn't tracked", .requirement("U592"))
    func nothingIsTrackedAfterLayoutOfLayer() {
        let (device, screen) = show(readsLater: true)
        let layouts = screen.modelView.layouts
        #expect(screen.modelView.names.count == layouts && layouts > 0)
        screen.model.name = "b"
        device.settle()
        #expect(screen.modelView.layouts == layouts)
    }

    @Test(
        "A controller's layout, a cell's and a button's updates are tracked", .requirement("U592"))
    func controllersAndConfigurationsAreTracked() {
        let device = SimulatedDevice()
        device.tracksObservation = true
        let screen = Screen()
        screen.readsInLayout = true
        let model = screen.model
        let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        button.configuration = .plain()
        var buttons: [String] = []
        var cells: [String] = []
        button.configurationUpdateHandler = { _ in buttons.append(model.name) }
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        cell.configurationUpdateHandler = { _, _ in cells.append(model.name) }
        screen.view.addSubview(button)
        screen.view.addSubview(cell)
        device.show(screen)
        device.settle()
        model.name = "b"
        device.settle()
        #expect(screen.titles.last == "b" && buttons.last == "b" && cells.last == "b")
        #expect(screen.titles.contains("a") && buttons.contains("a") && cells.contains("a"))
    }
}
