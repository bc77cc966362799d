import CoreGraphics

/// The menus of a list's rows or items, which the list's delegate provides.
@MainActor
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
    /// What a list asks its delegate.
    struct Questions {
        var configuration: (CGPoint) -> UIContextMenuConfiguration?
        var willDisplay:
            (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
        var willEnd: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
    }

    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private let questions: Questions

    init(on list: UIScrollView, _ questions: Questions) {
        self.questions = questions
        super.init()
        list.addInteraction(interaction)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { questions.configuration(location) }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        questions.willDisplay(configuration, animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        questions.willEnd(configuration, animator)
    }
}

extension UITableView {
    /// Lets a press on a row open the menu that the delegate has for it.
    func addRowMenu() {
        guard rowMenu == nil, delegate != nil else { return }
        rowMenu = ListContextMenu(
            on: self,
            .init(
                configuration: { [weak self] place in
                    guard let self, let path = indexPathForRow(at: place) else { return nil }
                    return delegate?.tableView(
                        self, contextMenuConfigurationForRowAt: path, point: place)
                },
                willDisplay: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.tableView(
                        self, willDisplayContextMenu: configuration, animator: animator)
                },
                willEnd: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.tableView(
                        self, willEndContextMenuInteraction: configuration, animator: animator)
                }))
    }
}

extension UICollectionView {
    /// Lets a press on an item open the menu that the delegate has for it.
    func addItemMenu() {
        guard itemMenu == nil, delegate != nil else { return }
        itemMenu = ListContextMenu(
            on: self,
            .init(
                configuration: { [weak self] in self?.itemMenuConfiguration(at: $0) },
                willDisplay: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.collectionView(
                        self, willDisplayContextMenu: configuration, animator: animator)
                },
                willEnd: { [weak self] configuration, animator in
                    guard let self else { return }
                    delegate?.collectionView(
                        self, willEndContextMenuInteraction: configuration, animator: animator)
                }))
    }

    // Apple's reference: since iOS 16, the delegate is asked for several items, of which there are
    // none between the items. Its older method is asked if it doesn't have that one.
    private func itemMenuConfiguration(at place: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate else { return nil }
        let path = indexPathForItem(at: place)
        var configuration: UIContextMenuConfiguration?
        let isNew = OptionalMethod.isImplemented {
            configuration = delegate.collectionView(
                self, contextMenuConfigurationForItemsAt: [path].compactMap(\.self), point: place)
        }
        guard !isNew, let path else { return configuration }
        return delegate.collectionView(
            self, contextMenuConfigurationForItemAt: path, point: place)
    }
}
