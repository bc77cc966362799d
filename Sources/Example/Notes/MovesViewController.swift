import KeyNavigation
import KeyboardAssistant
import UIKit

/// The moves of an assistant as text, the latest one last.
public final class MovesViewController: KeyedViewController {
    public let textView = UITextView()
    private let moves: [KeyboardAssistant.Move]
    private lazy var navigator = ScrollNavigator(scrollView: textView)

    public init(_ moves: [KeyboardAssistant.Move]) {
        self.moves = moves
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = String(example: "Moves")
        view.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.alwaysBounceVertical = true
        textView.font = .preferredFont(forTextStyle: .footnote)
        textView.adjustsFontForContentSizeCategory = true
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 15, bottom: 12, right: 15)
        textView.accessibilityIdentifier = "Moves"
        textView.text =
            moves.isEmpty
            ? String(example: "Nothing has moved yet.")
            : moves.map(\.description).joined(separator: "\n\n")
        textView.frame = view.bounds
        textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(textView)
    }
}
