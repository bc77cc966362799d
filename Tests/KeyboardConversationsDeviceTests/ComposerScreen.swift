import CoreGraphics
import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import KeyboardConversations
import SimulatedDevice
import UIKit

/// A chat with a composer in its bar, between two cards, that notes what its keys do.
class ComposerScreen: KeyNavigatorScreen, UITableViewDataSource {
    let list = UITableView()
    let bar = UIView()
    let input: UIView & UITextInput
    private(set) var log: [String] = []
    private(set) lazy var keys = ComposerKeys(input: input, list: list)
    private(set) lazy var listNavigator = TableNavigator(tableView: list)
    /// The navigator that moves focus on an iPhone; `nil` without one.
    var focus: FocusNavigator?

    init(_ input: UIView & UITextInput = UITextView()) {
        self.input = input
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
        bar.frame = CGRect(x: 0, y: 300, width: 320, height: 50)
        input.frame = CGRect(x: 60, y: 5, width: 200, height: 40)
        list.dataSource = self
        view.addSubview(list)
        view.addSubview(bar)
        bar.addSubview(input)
        keys.onSend = { [weak self] in
            self?.note("sent \(self?.draft ?? "")")
            self?.clear()
        }
    }

    /// Shows the screen with a hardware keyboard, and edits the composer.
    static func edited(
        _ screen: ComposerScreen = ComposerScreen(), on device: SimulatedDevice = SimulatedDevice()
    ) -> (SimulatedDevice, ComposerScreen) {
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        device.focus(screen.input)
        return (device, screen)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        keys.possibleKeyCommands + (focus ?? listNavigator as any KeyNavigator).possibleKeyCommands
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        keys.target(forKeyCommandAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }

    func note(_ line: String) { log.append(line) }

    /// Returns what was noted, and forgets it.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    var draft: String {
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        return all.flatMap { input.text(in: $0) } ?? ""
    }

    func clear() {
        (input as? UITextView)?.text = ""
        (input as? UITextField)?.text = ""
    }

    /// The keys that the composer offers, in order.
    var offered: [String] { keys.possibleKeyCommands.map(\.keys) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

/// Notes what a text view or a field asks, and answers as an app that sends by the Return key of the
/// keyboard on the screen.
final class ComposerDelegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
    private(set) var questions: [String] = []
    var refusesReturn = false

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        questions.append(text)
        return !(refusesReturn && text == "\n")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        questions.append("return")
        return false
    }
}

/// A keyboard that has corrected a word, and writes it as soon as the selection changes.
final class Corrector: NSObject, UITextInputDelegate {
    func selectionWillChange(_ textInput: (any UITextInput)?) {
        guard let input = textInput,
            let word = input.textRange(
                from: input.beginningOfDocument, to: input.endOfDocument),
            input.text(in: word) == "teh"
        else { return }
        input.replace(word, withText: "the")
    }

    func selectionDidChange(_ textInput: (any UITextInput)?) {}
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) {}
}
