import UIKit

/// A screen with buttons that present a form in a sheet, a field in a popover, and an alert with a
/// field.
public final class SheetViewController: FormViewController {
    public private(set) lazy var eventButton = button("New Event") { [weak self] in
        self?.presentEvent()
    }
    public private(set) lazy var tagButton = button("Add Tag") { [weak self] in
        self?.presentTag()
    }
    public private(set) lazy var calendarButton = button("New Calendar") { [weak self] in
        self?.presentAlert()
    }
    /// The label with what people have entered so far, one entry per line.
    public let entriesLabel = UILabel()

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Sheet")
        entriesLabel.font = .preferredFont(forTextStyle: .body)
        entriesLabel.adjustsFontForContentSizeCategory = true
        entriesLabel.numberOfLines = 0
        for view in [eventButton, tagButton, calendarButton, entriesLabel] {
            column.addArrangedSubview(view)
        }
    }

    private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = String(example: title)
        configuration.buttonSize = .large
        return UIButton(
            configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    private func add(_ entry: String?) {
        guard let entry, !entry.isEmpty else { return }
        let lines = [entriesLabel.text, entry].compactMap { $0 }
        entriesLabel.text = lines.joined(separator: "\n")
    }

    // MARK: Presenting

    /// Presents a form in a sheet with two detents, which is a form sheet on iPad.
    private func presentEvent() {
        let event = EventViewController { [weak self] in self?.add($0) }
        let navigation = UINavigationController(rootViewController: event)
        navigation.modalPresentationStyle = .formSheet
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        present(navigation, animated: true)
    }

    /// Presents a field in a popover, which is a sheet on iPhone.
    private func presentTag() {
        let tag = TagViewController { [weak self] in self?.add($0) }
        tag.modalPresentationStyle = .popover
        tag.preferredContentSize = CGSize(width: 320, height: 160)
        tag.popoverPresentationController?.sourceView = tagButton
        present(tag, animated: true)
    }

    /// Presents an alert with a field, which the system keeps above the keyboard.
    private func presentAlert() {
        let alert = UIAlertController(
            title: String(example: "New Calendar"), message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = String(example: "Name") }
        alert.addAction(UIAlertAction(title: String(example: "Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: String(example: "Add"), style: .default) {
                [weak self, weak alert] _ in self?.add(alert?.textFields?.first?.text)
            })
        present(alert, animated: true)
    }
}
