import CoreGraphics
import UIKit

extension DefaultNavigationView {
    private static let gap: CGFloat = 8

    func build() {
        // A flexible height makes the system use the intrinsic height, which depends on the safe
        // area.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Above this size, the large content viewer takes over, as in the system's bars.
        maximumContentSizeCategory = .accessibilityLarge
        addInteraction(UILargeContentViewerInteraction())
        configureButtons()
        configureLabels()
        pinRows()
        pinColumns(leading: [], trailing: [])
        if focusGroupIdentifier == nil { focusGroupIdentifier = ownFocusGroup }
        showTexts()
        showTitle()
    }

    private func configureButtons() {
        setSymbol("chevron.backward", of: btPrev)
        setSymbol("chevron.forward", of: btNext)
        if look.marksDone { setSymbol("checkmark", of: btDone) }
        for button in [btPrev, btNext, btDone] { button.showsLargeContentViewer = true }
        onTap(of: btPrev) { bar, delegate in
            delegate.inputNavigatorAccessoryControllerPreviousButtonTapped(accessoryController: bar)
        }
        onTap(of: btNext) { bar, delegate in
            delegate.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        }
        onTap(of: btDone) { bar, delegate in
            delegate.inputNavigatorAccessoryControllerDoneButtonTapped(accessoryController: bar)
        }
    }

    private func setSymbol(_ name: String, of button: UIButton) {
        button.setImage(UIImage(systemName: name), for: .normal)
        button.setPreferredSymbolConfiguration(
            UIImage.SymbolConfiguration(textStyle: .body), forImageIn: .normal)
    }

    private func onTap(
        of button: UIButton,
        notify:
            @escaping @MainActor (
                DefaultNavigationView, any InputNavigatorAccessoryControllerDelegate
            ) -> Void
    ) {
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                // Before the bar disappears, because clicks are heard while it is visible.
                if playsInputClicks { InputClick.play() }
                if let buttonDelegate { notify(self, buttonDelegate) }
            }, for: .touchUpInside)
    }

    private func configureLabels() {
        btDone.titleLabel?.font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        btDone.titleLabel?.adjustsFontForContentSizeCategory = true
        btDone.setContentCompressionResistancePriority(.required, for: .horizontal)
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    // The content ends at the safe area, and a classic bar extends through it.
    private func pinRows() {
        addSubview(background.view)
        background.view.translatesAutoresizingMaskIntoConstraints = false
        (background.contentView ?? self).addSubview(contents)
        let bottom = contents.bottomAnchor.constraint(
            equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -look.gap)
        bottom.priority = .defaultLow
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bottom,
            contents.topAnchor.constraint(equalTo: topAnchor),
            contents.leadingAnchor.constraint(
                equalTo: safeArea.leadingAnchor, constant: look.margin),
            contents.trailingAnchor.constraint(
                equalTo: safeArea.trailingAnchor, constant: -look.margin),
            contents.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
        ])
        let extent: UIView = look == .glass ? contents : self
        pin(background.view, to: extent)
        for part in [btPrev, btNext, btDone, titleLabel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contents.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: contents.topAnchor),
                part.bottomAnchor.constraint(equalTo: contents.bottomAnchor),
            ])
        }
    }

    private func pin(_ view: UIView, to extent: UIView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: extent.topAnchor),
            view.bottomAnchor.constraint(equalTo: extent.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: extent.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: extent.trailingAnchor),
        ])
    }

    /// Places buttons, title and items beside each other, in place of the constraints that did so
    /// before.
    func pinColumns(leading: [UIView], trailing: [UIView]) {
        NSLayoutConstraint.deactivate(columns)
        columns = makeColumns(leading: leading, trailing: trailing)
        NSLayoutConstraint.activate(columns)
    }

    private func makeColumns(leading: [UIView], trailing: [UIView]) -> [NSLayoutConstraint] {
        let middle = titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
        middle.priority = .defaultLow
        var columns = [
            btPrev.leadingAnchor.constraint(equalTo: contents.leadingAnchor, constant: 10),
            btPrev.widthAnchor.constraint(equalToConstant: 50),
            btNext.leadingAnchor.constraint(equalTo: btPrev.trailingAnchor),
            btNext.widthAnchor.constraint(equalToConstant: 50),
            middle,
            btDone.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
            btDone.trailingAnchor.constraint(
                equalTo: contents.trailingAnchor, constant: -look.trailingInset),
        ]
        var left: UIView = btNext
        for item in leading {
            columns.append(
                item.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: Self.gap))
            left = item
        }
        var right: UIView = btDone
        for item in trailing.reversed() {
            columns.append(
                right.leadingAnchor.constraint(equalTo: item.trailingAnchor, constant: Self.gap))
            right = item
        }
        columns += [
            titleLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: left.trailingAnchor, constant: Self.gap),
            right.leadingAnchor.constraint(
                greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: Self.gap),
        ]
        return columns
    }

    // Bars can be on several screens, and groups with the same name would be one.
    private var ownFocusGroup: String {
        "KeyboardAssistant.DefaultNavigationView.\(UInt(bitPattern: ObjectIdentifier(self)))"
    }
}
