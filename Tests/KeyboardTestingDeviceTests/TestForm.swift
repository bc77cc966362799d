import KeyboardAssistant
import UIKit

/// A form of six fields in a scroll view, which avoids the keyboard or doesn't.
final class TestForm: UIViewController {
    let scrollView = UIScrollView()
    let fields = (0..<6).map { _ in UITextField(frame: .zero) }
    private let avoids: Bool
    private var assistant: KeyboardAssistant?
    let navigator = InputNavigator(returnKey: .editingDidEndOnExit)

    init(avoids: Bool = true) {
        self.avoids = avoids
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 40 + 100 * index, width: 280, height: 40)
            field.placeholder = "Field \(index)"
            scrollView.addSubview(field)
        }
        scrollView.contentSize = CGSize(width: 320, height: 640)
        navigator.addInputItems(inputItems: fields)
        if avoids { assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator) }
    }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}
