import CoreGraphics

/// The long press that opens the menu of an interaction.
@MainActor
final class ContextMenuPress: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UILongPressGestureRecognizer()
    private weak var interaction: UIContextMenuInteraction?
    private var configuration: UIContextMenuConfiguration?
    private weak var window: UIWindow?
    /// The place of the latest press in the window.
    private var place = CGPoint.zero

    init(of interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        recognizer.handler = { [weak self] _ in self?.pressDidChange() }
    }

    func location(in view: UIView?) -> CGPoint { view?.convert(place, from: window) ?? place }

    // Apple, `contextMenuInteraction(_:configurationForMenuAtLocation:)`: without a configuration,
    // the interaction doesn't begin. Then a press on what is around the view may open a menu.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        window = recognizer.view?.window
        place = recognizer.location(in: window)
        configuration = UIApplication.shared.contextMenu == nil ? interaction?.configuration() : nil
        return configuration != nil
    }

    private func pressDidChange() {
        guard recognizer.state == .began, let configuration else { return }
        self.configuration = nil
        interaction?.open(configuration)
    }
}
