import KeyboardAssistant
import SimulatedDevice

/// A device, with a form and its bar, each made when a test first asks for it.
///
/// The newest device is the one that the app runs on. A suite's stored properties are made before
/// its tests take turns, so that by the time a test runs another device may have come.
@MainActor
package final class Stage {
    package private(set) lazy var device = makeDevice()
    package private(set) lazy var form: TestForm = {
        let form = TestForm(fields: fields)
        device.show(form)
        return form
    }()
    /// A navigator of the form's fields, with the library's bar.
    package private(set) lazy var navigator: InputNavigator = {
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItems(inputItems: form.fields)
        return navigator
    }()
    private let makeDevice: () -> SimulatedDevice
    private let fields: Int

    package init(_ model: SimulatedDevice.Model = .iPhone13, fields: Int = 3) {
        makeDevice = { SimulatedDevice(model) }
        self.fields = fields
    }

    /// Creates a stage with a device that is made when it is asked for first.
    package init(on device: @escaping @autoclosure () -> SimulatedDevice, fields: Int = 3) {
        makeDevice = device
        self.fields = fields
    }

    /// The library's bar, which the fields have from then on.
    package var bar: DefaultNavigationView { navigator.defaultController! }

    /// Edits the first field, with the bar above the keyboard.
    package func editFirst() {
        _ = bar
        device.focus(form.fields[0])
    }
}
