import UIKit

extension InputNavigator {
    /// The inputs, in the order in which Previous and Next move through them.
    ///
    /// Of the inputs in a table or collection view, only the ones that exist now are included.
    public var inputItems: [UIView] { registry.existingInputs }

    /// Adds `inputItem` at the end.
    ///
    /// A search bar stands for its field, and the navigator reports the field as the input. The field
    /// keeps its delegate and its Return key for searching.
    ///
    /// An input that was already added keeps its position.
    ///
    /// If the input is being edited, it becomes the focused input.
    public func addInputItem(inputItem: UIView) { registry.add([inputItem]) }

    /// Adds the inputs in this order.
    ///
    /// Inputs that were already added keep their positions.
    public func addInputItems(inputItems: [UIView]) { registry.add(inputItems) }

    /// Removes `inputItem` and restores its original settings.
    ///
    /// A view that isn't an input is ignored. An input that came with a container takes part again
    /// after the next look at the container.
    ///
    /// If the input is focused, observers are notified of the lost focus, but editing continues.
    public func removeInputItem(inputItem: UIView) {
        registry.removeInput(inputItem.editedInput)
    }

    /// Removes all inputs.
    public func removeInputItems() { registry.removeAll() }

    /// Makes `items` the inputs, in this order.
    ///
    /// Remaining inputs keep their settings.
    ///
    /// - Parameter configures: A Boolean value that indicates whether new inputs are configured now,
    ///   rather than in a later call.
    func setInputItems(_ items: [UIView], configures: Bool = true) {
        registry.set(items) { _ in configures }
    }

    /// Makes `items` the inputs, in this order, and configures the edited `input` and the inputs that
    /// may be edited next.
    ///
    /// A text field announces that editing begins before the keyboard moves, and can be configured
    /// then. All other inputs are configured now, because their announcement comes too late.
    func setInputItems(_ items: [UIView], around input: UIView) {
        guard let index = items.firstIndex(of: input) else { return setInputItems(items) }
        let nearest = [-1, 0, 1].map { items[(index + $0 + items.count) % items.count] }
        registry.set(items) { nearest.contains($0) || !($0 is UITextField) }
    }

    func contains(_ item: UIView) -> Bool { inputs.contains(item) }

    // MARK: Containers

    /// Adds the inputs in `container` at the end, as they come and go.
    ///
    /// The container keeps one place in the order. In a table or a collection view, inputs are walked
    /// by index path, also through rows that have no cells yet: the row is scrolled onto the screen,
    /// and UIKit asks your data source for the cell. Headers and footers take part, and so do lists
    /// inside of cells. In any other view, inputs are walked in reading order, and inputs that you add
    /// or remove later join or leave the walk.
    ///
    /// A row that hasn't been on the screen may have inputs. If you know the rows without inputs,
    /// declare them, so that the last input says Done, and so that one key passes any number of rows.
    /// Otherwise, one key scrolls to at most ten places in search of the next input. If there is none,
    /// Next and Return end the form, even if inputs follow the container, and the list scrolls back.
    ///
    /// In some lists, such as the lists of Former, a field can be edited only after its row was
    /// selected. Next passes such a field, because the field is disabled or doesn't accept touches,
    /// unless you let Next select rows. Next then selects the row as a tap would, calls the list's
    /// delegate, and moves to the field if the field can be edited afterward.
    ///
    /// Don't add inputs in cells one by one. An input that was added by itself moves to its container.
    /// A container in another one is part of the outer container, and adding the inner one has no
    /// effect.
    ///
    /// - Parameters:
    ///   - container: The view. The navigator references the view weakly.
    ///   - selectsRows: A Boolean value that indicates whether moving to the next or previous input
    ///     selects its row if the input can't be edited otherwise. The default is `false`.
    ///   - hasInputs: A closure that returns whether the row at an index path has inputs. The navigator
    ///     retains the closure, and calls it often, so it should return quickly.
    public func addInputItems(
        in container: UIView, selectsRows: Bool = false,
        hasInputs: ((IndexPath) -> Bool)? = nil
    ) {
        registry.addContainer(container, selectsRows: selectsRows, hasInputs: hasInputs)
    }

    /// Removes the inputs in `container`, and restores their original settings.
    ///
    /// A view that isn't a container is ignored.
    public func removeInputItems(in container: UIView) { registry.removeContainer(container) }

    // MARK: Settings

    /// A Boolean value that indicates whether Return moves to the next input.
    public var keyboardNavigationEnabled: Bool { setup.returnKeyPolicy != nil }

    /// A Boolean value that indicates whether the bar's Previous and Next buttons wrap at the ends.
    ///
    /// The default is `true`.
    ///
    /// A button that doesn't wrap is disabled at its end.
    public var shouldLoopAccessoryControllerNavigation: Bool {
        get { controls.shouldLoop }
        set {
            controls.setShouldLoop(newValue)
            inputFocus.updateBar()
        }
    }

    /// A Boolean value that indicates whether the last input keeps its own Return key, such as
    /// Search or Send, instead of Done.
    ///
    /// The default is `false`.
    ///
    /// An input has its own Return key if the key isn't the default one when the input is added.
    public var keepsLastReturnKey: Bool {
        get { controls.keepsLastReturnKey }
        set { controls.setKeepsLastReturnKey(newValue) }
    }

    /// A Boolean value that indicates whether the navigator sets a delegate on text views that
    /// reports moves of the caret and forwards all calls to your delegate.
    ///
    /// The default is `false`.
    ///
    /// Without this delegate, the caret of a text view is followed only while people type, unless your
    /// own delegate calls ``textInputDidChangeSelection(_:)``.
    public var shouldSetTextViewDelegates: Bool {
        get { setup.setsDelegatesOfTextViews }
        set { setup.setDelegates(ofTextViews: newValue) }
    }

    // MARK: For a scene

    /// A Boolean value that indicates whether any setting of the inputs is changed.
    var configuresInputs: Bool { setup.configuresInputs }

    /// Returns a Boolean value that indicates whether another navigator has `item` and configures
    /// its inputs.
    func isServedElsewhere(_ item: UIView) -> Bool { setup.isServedElsewhere(item) }

    /// The setups of the other running navigators that configure their inputs.
    var othersThatConfigure: [InputSetup] { setup.others }

    /// The view to set as the accessory view of the inputs.
    var accessoryView: UIView? { setup.accessory.view }

    /// Makes `source` update the inputs before the focus moves.
    func setInputSource(_ source: any InputSource) { actions.setSource(source) }
}
