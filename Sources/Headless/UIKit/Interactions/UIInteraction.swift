import Foundation

/// An interaction of people with a view, in an object that can be added to any view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    // Apple, `addInteraction(_:)`: an interaction is in one view at a time.
    func add(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    func remove(_ interaction: any UIInteraction) {
        guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: index)
        interaction.didMove(to: nil)
    }

    func setInteractions(_ new: [any UIInteraction]) {
        for old in ownInteractions where !new.contains(where: { $0 === old }) {
            removeInteraction(old)
        }
        for added in new where !ownInteractions.contains(where: { $0 === added }) {
            addInteraction(added)
        }
    }
}
