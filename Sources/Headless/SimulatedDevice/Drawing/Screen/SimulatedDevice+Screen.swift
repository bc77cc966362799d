import CoreGraphics
import Foundation
import UIKit

extension SimulatedDevice {
    /// Returns the screen as an SVG document in which a unit is a point.
    public func picture() -> String {
        finishTurn()
        return drawing.text + "\n"
    }

    /// The screen at this moment, as the root element of an SVG document.
    ///
    /// It doesn't show the app's pending work of this turn.
    package var drawing: SVGElement {
        // While the keyboard slides away, its keys are still visible, although no input needs them.
        let panel = keyboard.window.panel
        panel.look = keyboardLook ?? (keyboard.isVisible ? nil : panel.look)
        return ScreenPicture.element(of: app.allWindows + [keyboard.window], look: screenLook)
    }

    /// The screen as text, with a line for each view that people can see and name.
    public var transcript: String {
        finishTurn()
        return ScreenTranscript.text(
            of: app.allWindows, keyboard: keyboard.frame,
            accessory: keyboard.isVisible ? keyboard.window.accessory : nil,
            screen: screen.bounds)
    }

    private var screenLook: ScreenLook {
        ScreenLook(
            size: screen.size, kind: model.idiom == .pad ? .pad : .phone,
            safeArea: model.safeArea(in: orientation),
            isDark: window.traitCollection.userInterfaceStyle == .dark)
    }

    private var keyboardLook: KeyboardLook? {
        let parts = InputParts(of: keyboard.responder)
        guard parts.wantsKeys, let input = keyboard.responder as? any UITextInputTraits else {
            return nil
        }
        var look = KeyboardLook(size: .zero, idiom: keyboardIdiom, arrangement: arrangement)
        look.isDark = keyboard.inputWindow?.traitCollection.userInterfaceStyle == .dark
        look.adapt(
            to: input, language: language,
            showsPredictions: keyboard.showsPredictions && parts.allowsPredictions)
        if look.arrangement == .docked {
            look.insets = model.safeArea(in: orientation)
        }
        return look
    }

    /// The larger tablets have a row of digits above the letters.
    private var keyboardIdiom: KeyboardLook.Idiom {
        guard model.idiom == .pad else { return .phone }
        return min(screen.size.width, screen.size.height) >= 1024 ? .largePad : .pad
    }

    private var arrangement: KeyboardLook.Arrangement {
        switch keyboard.mode {
        case .docked, .undocked, .hardware, .minimizedToolbar: .docked
        case .split: .split
        case .floating: .floating
        }
    }
}
