// Only Xcode compiles this file, because no other toolchain has SwiftUI.
#if canImport(SwiftUI)
import CoreGraphics
import SwiftUI
import UIKit

/// The part of the diagnosis that measures what a screen of SwiftUI does for the keyboard.
@MainActor
final class SwiftUIDiagnosis {
    private let run: DiagnosisRun
    private let host = UIHostingController(rootView: FieldColumn())
    private var numbers: [String: [CGFloat]] = [:]

    init(_ run: DiagnosisRun) {
        self.run = run
    }

    var script: [DiagnosisStep] {
        [
            run.presenting(host) { self.measure("before") },
            DiagnosisStep {
                self.field?.becomeFirstResponder()
            } observation: {
                self.measure("with the keyboard")
                self.run.add(DiagnosisReport.Reading("A text field of SwiftUI", self.numbers))
                self.host.view.endEditing(true)
            },
            run.dismissing(),
        ]
    }

    private var field: UITextField? { host.view.firstView(UITextField.self) }

    /// Notes the room at the bottom of all views around the field, from the inside out.
    private func measure(_ moment: String) {
        guard let field else { return }
        let views = Array(sequence(first: field as UIView, next: \.superview))
        numbers["safe areas, \(moment)"] = views.map(\.safeAreaInsets.bottom)
        numbers["scroll view's inset, \(moment)"] = views.compactMap { $0 as? UIScrollView }
            .map(\.adjustedContentInset.bottom)
    }
}

extension UIView {
    /// Returns the first view of a type among this view and all views in it, in reading order of
    /// the hierarchy.
    fileprivate func firstView<Found: UIView>(_ type: Found.Type) -> Found? {
        self as? Found ?? subviews.lazy.compactMap { $0.firstView(type) }.first
    }
}

/// A column of text fields in a scroll view.
private struct FieldColumn: View {
    @State private var text = ""

    var body: some View {
        ScrollView {
            VStack(spacing: 60) {
                ForEach(0..<10, id: \.self) { _ in TextField("Text", text: $text) }
            }
            .textFieldStyle(.roundedBorder)
            .padding()
        }
    }
}
#endif
