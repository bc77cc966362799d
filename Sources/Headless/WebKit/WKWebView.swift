import CoreGraphics
import Foundation
import UIKit

/// A view that shows a page, and avoids the keyboard while one of its fields is edited.
@preconcurrency @MainActor open class WKWebView: UIView {
    private let settings: WKWebViewConfiguration
    private let scroller = UIScrollView(frame: .zero)
    private let content = WKContentView(frame: .zero)
    private var keyboard: KeyboardFrameObserver?

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        settings = configuration
        super.init(frame: frame)
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        settings = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        scroller.frame = bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.addSubview(content)
        addSubview(scroller)
        keyboard = KeyboardFrameObserver { [weak self] frame, duration in
            self?.keyboardWillMove(to: frame, in: duration)
        }
    }

    open var configuration: WKWebViewConfiguration { settings }

    open var scrollView: UIScrollView { scroller }

    // MARK: Page

    /// The page that is shown.
    package var page: WebPage {
        get { content.page }
        set {
            content.page = newValue
            content.frame = CGRect(origin: .zero, size: newValue.size)
            scroller.contentSize = newValue.size
        }
    }

    /// The view that is first responder while a field of the page is being edited.
    package var contentView: UIView { content }

    /// Begins editing a field of the page, like a tap on it.
    package func editField(at index: Int) {
        content.edit(index)
    }

    /// The text that was typed into the field that is being edited.
    package var editedText: String { content.content.string }

    // MARK: Keyboard

    // WebKit, WKWebViewIOS.mm: a web view avoids the keyboard only if it is first responder itself.
    // WKScrollView.mm and a comment there: since iOS 11, the inset belongs to those of the system,
    // so that `contentInset` stays as it is.
    private func keyboardWillMove(to frame: CGRect, in duration: TimeInterval) {
        let top = content.isFirstResponder ? scroller.topOfDockedKeyboard(frame) : nil
        let covered = top.map { scroller.bounds.maxY - $0 } ?? 0
        UIView.animate(withDuration: duration) {
            self.scroller.keyboardShare = covered
            self.revealEditedField()
        }
    }

    // WebKit, WKWebViewIOS.mm: it scrolls to the field, and zooms if that is allowed.
    private func revealEditedField() {
        guard scroller.keyboardShare > 0, let frame = content.editedFrame else { return }
        scroller.scrollRectToVisible(frame, animated: false)
    }
}
