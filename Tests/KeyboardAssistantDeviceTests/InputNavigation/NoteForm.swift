import CoreGraphics
import DeviceFixtures
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A table of text fields in which one row has a text view as high as its text, as apps write it.
@MainActor
final class NoteForm: NSObject, UITableViewDataSource, UITextViewDelegate {
    /// Whoever keeps the edited row in sight.
    enum Assistance: CaseIterable, Sendable {
        case own, scene
    }

    /// The way in which the app has the row grow with its text.
    enum Growth: CaseIterable, Sendable {
        case beginUpdates, performBatchUpdates, invalidation
    }

    let device: SimulatedDevice
    let table = UITableView(frame: .zero)
    let navigator: InputNavigator
    let note = UITextView()
    var growth = Growth.beginUpdates
    private let noteRow: Int
    private let assistant: KeyboardAssistant?
    private let sceneAssistant: SceneKeyboardAssistant?

    init(
        noteRow: Int, _ assistance: Assistance = .own,
        on model: SimulatedDevice.Model = .iPhone13
    ) {
        self.noteRow = noteRow
        device = SimulatedDevice(model)
        let own = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        let scene = assistance == .scene ? device.window.windowScene : nil
        sceneAssistant = scene.map {
            SceneKeyboardAssistant(
                windowScene: $0, accessory: .controller(DefaultNavigationView()),
                handlesReturnKey: true)
        }
        navigator = sceneAssistant?.navigator ?? own
        assistant =
            assistance == .own ? KeyboardAssistant(scrollView: table, navigator: own) : nil
        super.init()
        note.isScrollEnabled = false
        note.font = .systemFont(ofSize: 17)
        note.delegate = self
        let controller = UIViewController()
        table.frame = device.window.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        controller.view.addSubview(table)
        device.show(controller)
        if assistance == .own { own.addInputItems(in: table) }
        device.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let isNote = indexPath.row == noteRow
        let input: UIView = isNote ? note : UITextField()
        (input as? UITextField)?.placeholder = "\(indexPath.row)"
        input.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(input)
        NSLayoutConstraint.activate([
            input.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
            input.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
            input.trailingAnchor.constraint(
                equalTo: cell.contentView.trailingAnchor, constant: -16),
            input.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
        ])
        if !isNote { input.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        return cell
    }

    func textViewDidChange(_ textView: UITextView) {
        switch growth {
        case .beginUpdates:
            table.beginUpdates()
            table.endUpdates()
        case .performBatchUpdates: table.performBatchUpdates(nil)
        case .invalidation: table.cellForRow(at: [0, noteRow])?.invalidateIntrinsicContentSize()
        }
    }

    // MARK: What people do

    /// Scrolls the note's row onto the screen, and begins to edit it.
    func beginNote() {
        table.scrollToRow(at: [0, noteRow], at: .middle, animated: false)
        device.settle()
        device.focus(note)
    }

    func typeLine() {
        device.type("line\n")
        device.settle()
    }

    // MARK: What they see

    /// The caret in the window.
    var caret: CGRect {
        note.selectedTextRange.map { note.convert(note.caretRect(for: $0.end), to: nil) } ?? .null
    }

    /// A Boolean value that indicates whether the line with the caret can be seen above the keyboard.
    var isCaretInSight: Bool {
        let top = device.keyboard.frame?.minY ?? device.window.bounds.maxY
        let safeTop = device.window.safeAreaInsets.top
        return note.isFirstResponder && caret.minY >= safeTop - 0.5 && caret.maxY <= top + 0.5
    }

    var sight: String { "\(caret), \(device.keyboard.frame ?? .null), \(table.contentOffset.y)" }
}
