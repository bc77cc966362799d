/// The parts of the device that is in use, on which animations run and display links are called.
@MainActor
package struct DeviceInUse {
    package private(set) weak var display: (any LinkedDisplay)?
    package private(set) weak var clock: (any AnimationClock)?

    package init(display: any LinkedDisplay, clock: any AnimationClock) {
        (self.display, self.clock) = (display, clock)
    }

    private init() {}

    /// Those of the device of the current task, or of the one that was used last.
    package static var current: DeviceInUse {
        get {
            takeOver()
            return last
        }
        set { last = newValue }
    }

    private static var last = DeviceInUse()

    /// Makes the device of the current task the one that is in use.
    package static var takeOver: () -> Void = {}
}
