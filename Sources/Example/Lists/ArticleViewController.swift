import KeyNavigation
import KeyboardAssistant
import UIKit

/// An article that is long enough to scroll.
public final class ArticleViewController: KeyedViewController {
    public let article: Article
    public let scrollView = UIScrollView()
    private let label = UILabel()
    private lazy var navigator = ScrollNavigator(scrollView: scrollView)

    public init(_ article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    override var contentCommands: [UIKeyCommand] { navigator.possibleKeyCommands }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = article.title
        view.backgroundColor = .systemBackground
        scrollView.alwaysBounceVertical = true
        label.text = article.text
        addScrolling(label, in: scrollView)
    }
}
