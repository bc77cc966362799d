import CoreGraphics
import Foundation

/// A service of an app for shared items.
open class UIActivity: NSObject {
    open var activityTitle: String? { nil }
}

/// A controller that offers services for shared items, in a popover or a sheet.
// Excluded from the symbol graph: Swift states the inherited actor there, Objective-C doesn't, and
// the two would count as different declarations.
@_documentation(visibility: internal)
open class UIActivityViewController: UIViewController {
    /// The shared items.
    package let activityItems: [Any]
    private let activities: [UIActivity]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        activities = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        // Apple's overview of the class: a popover on iPad, a modal presentation elsewhere.
        modalPresentationStyle = .popover
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let files = activityItems.compactMap { ($0 as? URL)?.lastPathComponent ?? $0 as? String }
        let titles = UIStackView(
            arrangedSubviews: (files + activities.compactMap(\.activityTitle)).map { text in
                let label = UILabel()
                label.text = text
                return label
            })
        titles.axis = .vertical
        titles.spacing = 12
        titles.frame.size = titles.systemLayoutSizeFitting(.zero)
        titles.frame.origin = CGPoint(x: 20, y: 20)
        view.addSubview(titles)
    }
}
