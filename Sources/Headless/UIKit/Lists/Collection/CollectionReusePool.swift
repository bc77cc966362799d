import Foundation
internal import HeadlessBehavior

/// The views that aren't visible and can be reused.
@MainActor
final class CollectionReusePool {
    /// The key of a registration: a kind of supplementary view, or none for cells.
    private struct Key: Hashable {
        var kind: String?
        var identifier: String
    }

    private var classes: [Key: UICollectionReusableView.Type] = [:]
    private var views: [Key: [UICollectionReusableView]] = [:]
    private struct Dequeued {
        var kind: String?
        var view: UICollectionReusableView
    }

    private var dequeued: [Dequeued] = []
    private var decorations: [String: [UICollectionReusableView]] = [:]
    /// The cell that the next request receives unchanged, to be configured again.
    private var offer: UICollectionViewCell?

    func register(_ type: UICollectionReusableView.Type?, _ kind: String?, _ identifier: String) {
        classes[Key(kind: kind, identifier: identifier)] = type
    }

    func isRegistered(_ kind: String?, _ identifier: String) -> Bool {
        classes[Key(kind: kind, identifier: identifier)] != nil
    }

    /// Returns a reusable view, or a new one of the registered class.
    func view(_ kind: String?, _ identifier: String) -> UICollectionReusableView? {
        if kind == nil, let offer { return offered(offer, identifier) }
        let key = Key(kind: kind, identifier: identifier)
        guard let view = views[key]?.popLast() else {
            let new = classes[key].map { UICollectionReusableView.make($0, identifier) }
            if let new { dequeued.append(Dequeued(kind: kind, view: new)) }
            return new
        }
        dequeued.append(Dequeued(kind: kind, view: view))
        view.prepareForReuse()
        return view
    }

    private func offered(
        _ offer: UICollectionViewCell, _ identifier: String
    ) -> UICollectionViewCell {
        guard offer.reuseIdentifier != identifier else { return offer }
        Faults.raise(.internalInconsistency, Reconfiguration.otherCell)
        return .faulty
    }

    /// Records that a dequeued view was returned to the collection view.
    func isReturned(_ view: UICollectionReusableView) {
        dequeued.removeAll { $0.view === view }
    }

    /// Returns the views that were dequeued and not returned, and makes them reusable.
    func takeStrayViews() -> [UICollectionReusableView] {
        let stray = dequeued
        dequeued = []
        for one in stray { keep(one.view, one.kind) }
        return stray.map(\.view)
    }

    func keep(_ view: UICollectionReusableView, _ kind: String?) {
        view.sizeAnswer = nil
        guard let identifier = view.reuseIdentifier else { return }
        views[Key(kind: kind, identifier: identifier), default: []].append(view)
    }

    /// Returns a view of a layout's class for a kind of decoration.
    func decoration(
        _ type: UICollectionReusableView.Type, _ kind: String
    ) -> UICollectionReusableView {
        // Another layout may have another class for the same kind.
        guard let index = decorations[kind]?.lastIndex(where: { Swift.type(of: $0) == type }),
            let view = decorations[kind]?.remove(at: index)
        else { return .make(type, kind) }
        view.prepareForReuse()
        return view
    }

    func keepDecoration(_ view: UICollectionReusableView, _ kind: String) {
        decorations[kind, default: []].append(view)
    }

    func offering<Answer>(_ cell: UICollectionViewCell, _ body: () -> Answer) -> Answer {
        offer = cell
        defer { offer = nil }
        return body()
    }
}

extension UICollectionReusableView {
    fileprivate static func make(
        _ type: UICollectionReusableView.Type, _ identifier: String
    ) -> UICollectionReusableView {
        let view = UIView.make(type, frame: .zero) as! UICollectionReusableView
        view.identifier = identifier
        return view
    }
}

extension UICollectionReusableView {
    static var faulty: Self {
        let view = Self.make(Self.self, "")
        view.isFaulty = true
        return view as! Self
    }
}
