import CoreGraphics
import Foundation

/// Cells and other views that are out of sight and wait to be used again.
@MainActor
final class CollectionReusePool {
    private var classes: [String: UICollectionReusableView.Type] = [:]
    private var waiting: [String: [UICollectionReusableView]] = [:]

    func register(_ type: UICollectionReusableView.Type?, _ identifier: String) {
        classes[identifier] = type
    }

    /// A view that waits, or a new one of the registered class.
    func view(_ identifier: String) -> UICollectionReusableView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = classes[identifier].map(UICollectionReusableView.make)
        view?.identifier = identifier
        return view
    }

    func keep(_ view: UICollectionReusableView) {
        guard let identifier = view.identifier else { return }
        waiting[identifier, default: []].append(view)
    }
}

// A class known only at run time is constructed as in `ReusePool`, which says why.
extension UICollectionReusableView {
    fileprivate convenience init(reusing: Void) {
        self.init(frame: .zero)
    }

    fileprivate static func make(_ type: UICollectionReusableView.Type) -> UICollectionReusableView
    {
        unsafeBitCast(type, to: AnyReusableView.Type.self).init(reusing: ())
            as UICollectionReusableView
    }
}

private final class AnyReusableView: UICollectionReusableView {}
