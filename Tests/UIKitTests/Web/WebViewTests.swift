#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import WebKit
import Requirements

/// A page with two fields in a web view that fills the screen.
@MainActor
private final class WebStage {
    let device = SimulatedDevice(.iPhone13)
    let screen = UIViewController()
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    init() {
        web.frame = screen.view.bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.page = WebPage(
            size: CGSize(width: 390, height: 2000),
            fields: [100, 700].map { CGRect(x: 20, y: $0, width: 300, height: 40) })
        screen.view.addSubview(web)
        device.show(screen)
        device.settle()
    }

    func frameInWindow(ofField index: Int) -> CGRect {
        web.contentView.convert(web.page.fields[index], to: nil)
    }
}

@MainActor
@Suite struct WebViewTests {
    @Test("The class is found by its name, in a process that has it", .requirement("U372"))
    func classIsFoundByName() throws {
        let found: AnyClass = try #require(NSClassFromString("WebKit.WKWebView"))
        #expect(ObjectIdentifier(found) == ObjectIdentifier(WKWebView.self))
    }

    // WebKit, WKContentViewInteraction.mm.
    @Test(
        "A tap on a field of the page makes the page's one input first responder",
        .requirement("U372"))
    func tapOnFieldBringsKeyboard() throws {
        let stage = WebStage()
        stage.device.tap(at: CGPoint(x: 100, y: 120 + 47), in: stage.device.window)
        stage.device.settle()
        let first = stage.web.contentView
        #expect(first.isFirstResponder && first is any UITextInput)
        #expect(first.isDescendant(of: stage.web.scrollView))
        stage.device.type("Hi")
        #expect(stage.web.editedText == "Hi")
        let input = try #require(first as? any UITextInput)
        let caret = input.caretRect(for: input.endOfDocument)
        #expect(stage.web.page.fields[0].contains(caret))
        stage.device.tap(at: CGPoint(x: 100, y: 300), in: stage.device.window)
        stage.device.settle()
        #expect(!first.isFirstResponder && !stage.device.keyboard.isVisible)
    }

    // WebKit, WKWebViewIOS.mm and WKScrollView.mm.
    @Test(
        "A web view scrolls to its field and makes room without touching the app's inset",
        .requirement("U372"))
    func webViewAvoidsKeyboardByItself() throws {
        let stage = WebStage()
        stage.web.editField(at: 1)
        stage.device.settle()
        let top = try #require(stage.device.keyboard.frame?.minY)
        #expect(stage.web.scrollView.contentInset == .zero)
        #expect(stage.web.scrollView.adjustedContentInset.bottom == 844 - top)
        #expect(stage.frameInWindow(ofField: 1).maxY <= top)
        stage.web.contentView.resignFirstResponder()
        stage.device.settle()
        #expect(stage.web.scrollView.adjustedContentInset.bottom == 34)
    }

    // WebKit, WKWebViewIOS.mm.
    @Test("A web view does nothing for a field beside it", .requirement("U372"))
    func webViewIgnoresOthersKeyboard() {
        let stage = WebStage()
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        stage.screen.view.addSubview(field)
        field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.keyboard.isVisible)
        #expect(stage.web.scrollView.adjustedContentInset.bottom == 34)
    }
}
#endif
