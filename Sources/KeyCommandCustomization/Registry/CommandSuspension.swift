/// The screens that record keys, during which all commands are suspended.
@MainActor
final class CommandSuspension {
    private var count = 0
    private let onChange: () -> Void

    /// Creates an object that calls `onChange` when commands are suspended, and when no longer.
    init(onChange: @escaping () -> Void) { self.onChange = onChange }

    /// A Boolean value that indicates whether commands are suspended.
    var isActive: Bool { count > 0 }

    /// Suspends all commands until the returned object is released.
    func begin() -> Cleanup {
        change(by: 1)
        return Cleanup { [weak self] in self?.change(by: -1) }
    }

    private func change(by change: Int) {
        let wasActive = isActive
        count += change
        if isActive != wasActive { onChange() }
    }
}
