import Foundation

/// The content of a view, independent of the view.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    @discardableResult
    func makeContentView() -> any UIView & UIContentView
    @discardableResult
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    @discardableResult
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    // Apple, `supports(_:)`: by default, a view supports configurations of its current one's type.
    @_documentation(visibility: internal)
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The content view that a configuration has added to a cell, a header or a footer.
@MainActor
final class ContentSlot {
    private(set) var view: (any UIView & UIContentView)?

    var configuration: (any UIContentConfiguration)? {
        view?.configuration ?? nil
    }

    /// Shows a configuration; returns whether the view was replaced or removed.
    func show(_ configuration: (any UIContentConfiguration)?) -> Bool {
        guard let configuration else {
            let had = view != nil
            view?.removeFromSuperview()
            view = nil
            return had
        }
        if let view, view.supports(configuration) {
            view.configuration = configuration
            return false
        }
        view?.removeFromSuperview()
        view = configuration.makeContentView()
        return true
    }
}
