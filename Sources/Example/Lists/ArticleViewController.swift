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
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        pin()
    }

    private func pin() {
        for (child, parent) in [(scrollView, view), (label, scrollView)] as [(UIView, UIView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
            label.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
        ])
    }
}
