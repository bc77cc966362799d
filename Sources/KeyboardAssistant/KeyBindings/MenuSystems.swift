import UIKit

/// The menus that show people's keys, which are built anew when these change.
@MainActor
final class MenuSystems {
    private var systems: [WeakBox<UIMenuSystem>] = []

    func add(_ system: UIMenuSystem) {
        systems.removeAll { $0.object == nil }
        guard !systems.contains(where: { $0.object === system }) else { return }
        systems.append(WeakBox(system))
    }

    func setNeedsRebuild() {
        for system in systems { system.object?.setNeedsRebuild() }
    }
}
