import CoreGraphics

/// The state of a controller's appearance.
struct ControllerAppearance {
    var state = AppearanceState.disappeared
    var isAnimated = false
    /// A Boolean value that indicates whether `viewIsAppearing` hasn't been called yet in this
    /// transition.
    var owesIsAppearing = false
    /// A Boolean value that indicates whether entering or leaving a window started the transition,
    /// and therefore ends it.
    var isDrivenByWindow = false
}

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            loadViewIfNeeded()
            prepareToAppear()
        }
        guard let callback = appearance.state.begin(isAppearing: isAppearing) else { return }
        appearance.isAnimated = animated
        appearance.owesIsAppearing = isAppearing
        tell(callback)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenThatAppear {
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    func endAppearance() {
        guard appearance.state.isOnTheWay else { return }
        viewIsInPlace()
        if appearance.state == .appearing { bringInputViews() }
        guard let callback = appearance.state.end() else { return }
        appearance.isDrivenByWindow = false
        tell(callback)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearance.state.isOnTheWay { child.endAppearance() }
    }

    /// Calls `viewIsAppearing`.
    ///
    /// Apple's reference: after `viewWillAppear`, once the view has its superview, its traits and
    /// its size, and before the layout.
    func viewIsInPlace() {
        guard appearance.state == .appearing, appearance.owesIsAppearing else { return }
        guard viewIfLoaded?.window != nil else { return }
        appearance.owesIsAppearing = false
        viewIsAppearing(appearance.isAnimated)
        for child in children { child.viewIsInPlace() }
    }

    // InputBarAccessoryView#17, MessageInputBar#24: the accessory view of a controller that can
    // become first responder is visible when the controller is. About the time, it is only known
    // that it is there in `viewDidAppear` (assumed: A46).
    private func bringInputViews() {
        guard responderWindow?.firstResponder == nil, canBecomeFirstResponder,
            inputAccessoryView != nil
        else { return }
        becomeFirstResponder()
    }

    private func tell(_ callback: AppearanceState.Callback) {
        let animated = appearance.isAnimated
        switch callback {
        case .willAppear: viewWillAppear(animated)
        case .didAppear: viewDidAppear(animated)
        case .willDisappear: viewWillDisappear(animated)
        case .didDisappear: viewDidDisappear(animated)
        }
    }

    // MARK: Entering and leaving windows

    /// Makes the controller appear when its view is added to a visible window (Apple,
    /// `viewWillAppear(_:)`), unless a container has done so already.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let window else { return willLeaveWindow() }
        guard appearance.state == .disappeared, canAppear(in: window) else { return }
        appearance.isDrivenByWindow = true
        beginAppearance(true, animated: false)
    }

    func viewDidMove(toWindow window: UIWindow?) {
        guard let window else { return didLeaveWindow() }
        // Parents come first, and make their children appear.
        if parent?.appearance.owesIsAppearing != true { viewIsInPlace() }
        guard appearance.isDrivenByWindow, appearance.state == .appearing else { return }
        if let parent, parent.appearance.state != .appeared { return }
        if parent == nil { window.layoutIfNeeded() }
        endAppearance()
    }

    private func canAppear(in window: UIWindow) -> Bool {
        guard let parent else { return !window.isHidden && rootWindow === window }
        guard parent.shouldAutomaticallyForwardAppearanceMethods else { return false }
        return parent.appearance.state == .appeared || parent.appearance.state == .appearing
    }

    private func willLeaveWindow() {
        guard appearance.state == .appeared else { return }
        appearance.isDrivenByWindow = true
        beginAppearance(false, animated: false)
    }

    private func didLeaveWindow() {
        guard appearance.isDrivenByWindow else { return }
        endAppearance()
    }
}
