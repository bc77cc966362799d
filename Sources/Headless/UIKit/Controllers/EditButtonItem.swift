import Foundation

/// The button that switches a controller's editing on and off.
final class EditButtonItem: UIBarButtonItem {
    convenience init(for controller: UIViewController) {
        self.init()
        primaryAction = UIAction { [weak controller] _ in
            guard let controller else { return }
            controller.setEditing(!controller.isEditing, animated: true)
        }
        show(isEditing: controller.isEditing)
    }

    /// Apple's reference: the title toggles between "Edit" and "Done".
    func show(isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
