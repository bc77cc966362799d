import CoreGraphics
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple, "Visual Format Language" (Auto Layout Guide).
@MainActor
@Suite struct VisualFormatTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let first = UIView()
    private let second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        container.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 5, right: 16)
    }

    private func activate(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
        metrics: [String: Any]? = nil
    ) {
        let views = ["first": first, "second": second]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        container.layoutIfNeeded()
    }

    @Test("A row has the spaces and the sizes that it is written with", .requirement("U593"))
    func rowHasSpacesAndSizes() {
        activate("H:|-10-[first(50)]-20-[second]-(30)-|", "V:|[first(40)]", "V:|[second(==first)]")
        #expect(first.frame == CGRect(x: 10, y: 0, width: 50, height: 40))
        #expect(second.frame == CGRect(x: 80, y: 0, width: 190, height: 40))
    }

    // Apple, `layoutMargins`: "-" alone is the margin at the superview's edges.
    @Test("A space without a length is the margin, or the system's", .requirement("U593"))
    func spaceWithoutLengthIsStandard() {
        activate("|-[first]-[second(first)]-|", "V:|-[first]-|", "V:|[second]|")
        #expect(first.frame == CGRect(x: 16, y: 5, width: 130, height: 190))
        #expect(second.frame == CGRect(x: 154, y: 0, width: 130, height: 200))
    }

    @Test("Metrics, priorities and inequalities count", .requirement("U593"))
    func metricsPrioritiesAndInequalitiesCount() {
        activate(
            "H:|-gap-[first(>=low,==wide@500,<=100)]", "H:|[second(first/2)]", "V:|[first]|",
            "V:|[second]|", metrics: ["gap": 12, "low": 20, "wide": 400])
        #expect(first.frame == CGRect(x: 12, y: 0, width: 100, height: 200))
        #expect(second.frame.width == 50)
    }

    @Test("Options line the views up, and choose the direction", .requirement("U593"))
    func optionsAlignAndDirect() {
        activate("V:|-10-[first(20)]", "H:[second(30)]", "V:[second(20)]")
        activate(
            "|-8-[first(40)]-8-[second]", options: [.alignAllTop, .directionRightToLeft])
        #expect(first.frame == CGRect(x: 252, y: 10, width: 40, height: 20))
        #expect(second.frame == CGRect(x: 214, y: 10, width: 30, height: 20))
    }
}

#if canImport(SimulatedDevice)
import HeadlessBehavior
import SimulatedDevice

/// Formats that cannot be read, which end in an exception.
@MainActor
@Suite struct VisualFormatFaultTests {
    private func reasons(_ format: String, in superview: UIView? = UIView()) -> [String] {
        let view = UIView()
        superview?.addSubview(view)
        return SimulatedDevice.collectFaults {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: nil, views: ["field": view])
        }.map(\.reason)
    }

    // The words are those of crash logs (stackoverflow.com/q/13045178,
    // stackoverflow.com/q/15346260).
    @Test("Names that nobody knows and a view without a superview are faults", .requirement("U593"))
    func unknownNamesAreFaults() {
        #expect(
            reasons("|[other]|").first?.hasPrefix(
                "Unable to parse constraint format: \nother is not a key in the views dictionary.")
                == true)
        #expect(reasons("|-gap-[field]").first?.contains("metrics dictionary") == true)
        #expect(
            reasons("|[field]", in: nil).first?.contains(
                "Unable to interpret '|' character, because the related view doesn't have a "
                    + "superview") == true)
        #expect(reasons("|[field]|") == [])
    }

    @Test(
        "A format that is none is a fault with its place", .requirement("U593"),
        arguments: [
            ("field", "^"), ("[field", "      ^"), ("|-[field]-x|", "           ^"),
            ("[field](20)", "       ^"), ("[field(>)]", "       ^"),
        ])
    func badFormatIsFault(format: String, mark: String) throws {
        let reason = try #require(reasons(format).first)
        #expect(reasons(format).count == 1)
        #expect(reason.hasSuffix("\n\(format) \n\(mark)"))
    }

    @Test("Views cannot be lined up along the line itself", .requirement("U593"))
    func alignmentAlongLineIsFault() {
        let (superview, view) = (UIView(), UIView())
        superview.addSubview(view)
        let faults = SimulatedDevice.collectFaults {
            _ = NSLayoutConstraint.constraints(
                withVisualFormat: "|[view]", options: .alignAllLeft, metrics: nil,
                views: ["view": view])
        }
        #expect(faults.map(\.exception) == [.invalidArgument])
    }
}
#endif
