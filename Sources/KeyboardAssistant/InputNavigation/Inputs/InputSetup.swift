import UIKit

/// The settings that a navigator makes on its inputs: the accessory view, the delegate, and the
/// detection of Return.
@MainActor
final class InputSetup {
    private struct Applied {
        let configuration: InputConfiguration
        /// Restores the input when it is released.
        let cleanup: Cleanup
    }

    let accessory: HeldAccessory
    /// The way in which Return is detected; `nil` if Return doesn't move to the next input.
    let returnKeyPolicy: ReturnKeyPolicy?
    /// A Boolean value that indicates whether the app's own configuration stays as it is, for the
    /// navigator of a scene.
    private let servesScene: Bool
    private let inputs: InputList
    private weak var listener: (any InputDelegationListener)?
    private var applied = WeakMap<UIView, Applied>()
    private var setsTextViewDelegates = false
    private var isStarted = false

    init(
        of inputs: InputList, accessory: InputNavigator.Accessory, returnKey: ReturnKeyPolicy?,
        servesScene: Bool
    ) {
        self.inputs = inputs
        self.accessory = HeldAccessory(accessory)
        returnKeyPolicy = returnKey
        self.servesScene = servesScene
    }

    /// Makes `listener` respond to the delegates' methods.
    func report(to listener: any InputDelegationListener) { self.listener = listener }

    // MARK: Running

    private static var running: [WeakBox<InputSetup>] = []

    /// The setups of the navigators that are currently running.
    static var allRunning: [InputSetup] { running.compactMap(\.object) }

    /// A Boolean value that indicates whether the navigator is running.
    var isRunning: Bool { isStarted }

    func start() {
        isStarted = true
        Self.running = Self.allRunning.map(WeakBox.init) + [WeakBox(self)]
    }

    func stop() {
        isStarted = false
        Self.running.removeAll { $0.object === self || $0.object == nil }
    }

    /// A Boolean value that indicates whether any setting of the inputs is changed.
    ///
    /// Such inputs are taken over from other navigators.
    var configuresInputs: Bool {
        accessory.view != nil || returnKeyPolicy != nil || setsTextViewDelegates
    }

    /// Returns a Boolean value that indicates whether another navigator has `input` and configures
    /// its inputs.
    func isServedElsewhere(_ input: UIView) -> Bool {
        others.contains { $0.configures(input) }
    }

    /// Returns a Boolean value that indicates whether `input` is one of the inputs to configure.
    func configures(_ input: UIView) -> Bool { inputs.contains(input) }

    /// The setups of the other running navigators that configure their inputs.
    var others: [InputSetup] { Self.allRunning.filter { $0 !== self && $0.configuresInputs } }

    // MARK: Configuring

    /// Returns the configuration of `input`; `nil` if there is none, or if another navigator configured
    /// the input.
    func configuration(of input: UIView) -> InputConfiguration? {
        guard let configuration = applied[input]?.configuration else { return nil }
        return configuration.isRestored ? nil : configuration
    }

    /// Configures an input of a running navigator.
    ///
    /// While an input is configured, the app's code may run, for example because the bar makes the
    /// keyboard grow. The app may then remove the input, stop the navigator, or add the input to
    /// another navigator. The configuration is therefore stored before anything is applied, and nothing
    /// more is applied after the configuration was taken back.
    func configure(_ input: UIView) {
        if servesScene, isServedElsewhere(input) { return }
        // The app's controller is asked first, because it could take the configuration back as well.
        let (bar, configuresInputs) = (accessory.view, configuresInputs)
        if configuresInputs { InputConfiguration.restoreLatest(of: input) }
        guard isRunning, inputs.contains(input) else { return }
        let configuration = InputConfiguration(input, returnKeyRole: returnKeyRole(of: input))
        if configuresInputs { configuration.becomeLatest() }
        set(
            Applied(configuration: configuration, cleanup: Cleanup { configuration.restore() }),
            input)
        let hasOtherBar = servesScene && input.accessoryBarInChain != nil
        guard self.configuration(of: input) === configuration else { return }
        if let bar, !hasOtherBar { configuration.apply(accessory: bar) }
        guard self.configuration(of: input) === configuration else { return }
        applyReturnKeyPolicy(to: input, with: configuration)
        guard self.configuration(of: input) === configuration else { return }
        updateTextViewDelegation(of: input)
    }

    /// Restores an input's original settings.
    func restore(_ input: UIView) { set(nil, input) }

    /// Stores the new configuration of `input`, and then undoes the previous one.
    ///
    /// Restoring an input that is being edited reloads the keyboard. Observers of the keyboard may ask
    /// for the input's configuration, and that isn't allowed during a change.
    private func set(_ new: Applied?, _ input: UIView) {
        let old = applied[input]
        applied[input] = new
        withExtendedLifetime(old) {}
    }

    private func returnKeyRole(of input: UIView) -> ReturnKeyRole {
        guard returnKeyPolicy != nil else { return .none }
        guard servesScene, let field = input as? UITextField else { return .labeled }
        return ReturnKeyRole(appsKey: field.returnKeyType)
    }

    private func applyReturnKeyPolicy(
        to input: UIView, with configuration: InputConfiguration
    ) {
        guard let field = input as? UITextField, !field.isInSearchBar else { return }
        switch returnKeyPolicy {
        case .delegate: applyDelegation(to: field, with: configuration)
        case .editingDidEndOnExit:
            configuration.apply(
                exitAction: UIAction { [weak listener, weak field] _ in
                    // The app's delegate is asked first, and may have moved on already.
                    if let field, field.isFirstResponder { listener?.didEndOnExit(in: field) }
                })
        case .forwarded, nil: break
        }
    }

    /// Sets a delegate in front of the delegate of `input`.
    func applyDelegation(to input: UIView, with configuration: InputConfiguration) {
        guard let listener else { return }
        configuration.apply(InputDelegation(input, listener: listener))
    }

    // MARK: Text views

    /// A Boolean value that indicates whether text views get a delegate.
    var setsDelegatesOfTextViews: Bool { setsTextViewDelegates }

    /// Sets delegates in front of the delegates of text views, or removes them.
    func setDelegates(ofTextViews sets: Bool) {
        setsTextViewDelegates = sets
        if isRunning { inputs.views.forEach(updateTextViewDelegation) }
    }

    private func updateTextViewDelegation(of input: UIView) {
        guard input is UITextView, let configuration = configuration(of: input) else { return }
        if !setsTextViewDelegates {
            configuration.restoreDelegate()
        } else if !configuration.hasDelegation {
            applyDelegation(to: input, with: configuration)
        }
    }
}
