import CoreGraphics
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A language that nobody speaks, made of the library's English texts, to see what other languages
/// do to a screen.
package enum PseudoLanguage: CaseIterable, Sendable {
    /// Each word is 1.8 times as long, so that it can't be broken either, as in German.
    case long
    /// All letters that can have accents have them, in brackets that show if an end is cut off.
    case accented
    /// The letters are Hebrew ones, and the screen is mirrored.
    case rightToLeft

    /// The language of a device on which people see it.
    package var device: String { self == .rightToLeft ? "ar" : "en" }

    /// The sizes of text at which people may see it: the default one, the largest one of the usual
    /// ones, and the largest one of all.
    package static let textSizes: [UIContentSizeCategory] = [
        .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    /// Calls `body` with the library's texts in this language.
    package func speak<Result>(_ body: () throws -> Result) rethrows -> Result {
        let english = Translations.ofLibrary.texts(in: "en")
        return try Translations.$ofLibrary.withValue(
            Translations([device: english.mapValues(text)]), operation: body)
    }

    /// Returns an English text in this language, with its placeholders.
    package func text(_ english: String) -> String {
        let words = english.split(separator: " ").map { word in
            word.contains("%") ? String(word) : self.word(word)
        }
        let text = words.joined(separator: " ")
        return self == .accented ? "[\(text)]" : text
    }

    private func word(_ english: Substring) -> String {
        switch self {
        case .long:
            let letters = english.prefix { $0.isLetter || $0.isNumber }
            let more = Int((Double(english.count) * 0.8).rounded(.up))
            return String(letters + letters.prefix(more) + english.dropFirst(letters.count))
        case .accented: return String(english.map { Self.accents[$0] ?? $0 })
        case .rightToLeft: return String(english.map { Self.hebrew[$0] ?? $0 })
        }
    }

    private static let accents = map(
        "ACDEGINORSUYZacdegijklnorstuwyz", "ÅÇĎÉĞÎÑÖŘŠÜÝŽåçďéğîĵķļñöřšţüŵýž")
    private static let hebrew = map(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "אבגדהוזחטיכלמנסעפצקרשתבגדהאבגדהוזחטיכלמנסעפצקרשתבגדה")

    private static func map(_ letters: String, _ others: String) -> [Character: Character] {
        Dictionary(uniqueKeysWithValues: zip(letters, others))
    }
}

extension SimulatedDevice.Model {
    /// An iPhone SE of the first generation, whose screen is the narrowest one that iOS 15 runs on.
    package static var narrowest: SimulatedDevice.Model {
        SimulatedDevice.Model(
            size: CGSize(width: 320, height: 568),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), name: "iPhone SE 1")
    }
}

extension UIView {
    /// The texts in this view that people can't see as a whole, with why.
    ///
    /// A control that shows its text in the large content viewer may cut it off. The system's own
    /// bars and the headers of its lists are left out.
    package var lostTexts: [String] {
        guard !isHidden, alpha > 0, let window else { return [] }
        guard !(self is UINavigationBar), !(self is UITableViewHeaderFooterView) else { return [] }
        let isShownElsewhere = showsLargeContentViewer && largeContentTitle?.isEmpty == false
        let found = (self as? UILabel)?.loss(in: window).map { [$0] } ?? []
        return isShownElsewhere ? [] : found + subviews.flatMap(\.lostTexts)
    }
}

extension UILabel {
    fileprivate func loss(in window: UIWindow) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let frame = convert(bounds, to: window)
        if frame.minX < -0.5 || frame.maxX > window.bounds.maxX + 0.5 {
            return "“\(text)” is beyond the edge: \(frame.minX) to \(frame.maxX)"
        }
        let scale =
            adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? minimumScaleFactor : 1
        let needed =
            numberOfLines == 1
            ? CGSize(
                width: intrinsicContentSize.width * scale,
                height: intrinsicContentSize.height * scale)
            : sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        // One third of a point is a pixel.
        guard needed.width > bounds.width + 0.5 || needed.height > bounds.height + 0.5 else {
            return nil
        }
        return "“\(text)” needs \(needed), and has \(bounds.size)"
    }
}

extension UIView {
    /// Returns a Boolean value that indicates whether all of `view`, which is in this view, is inside
    /// of its bounds, or in a scroll view that can be scrolled to it.
    package func isReachable(_ view: UIView) -> Bool {
        let scroll = sequence(first: view, next: \.superview)
            .prefix { $0 !== self }.lazy.compactMap { $0 as? UIScrollView }.first
        guard let scroll else { return bounds.contains(view.convert(view.bounds, to: self)) }
        let content = CGRect(origin: .zero, size: scroll.contentSize)
        return content.insetBy(dx: -0.5, dy: -0.5)
            .contains(view.convert(view.bounds, to: scroll))
    }
}
