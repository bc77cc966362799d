import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension SVGElement {
    init(_ name: String, text: String) {
        self.init(name)
        content = [.text(text)]
    }

    init(_ shape: DisplayShape, painted paint: DisplayPaint) {
        switch paint {
        case .fill(let color):
            self.init(shape)
            setColor(color, for: "fill")
        case .stroke(let color, let width):
            self.init(shape)
            set("fill", "none")
            setColor(color, for: "stroke")
            set("stroke-width", width)
        }
    }

    init(_ shape: DisplayShape) {
        switch shape {
        case .rectangle(let rect, let radius, .everyCorner):
            self.init(rect, cornerRadius: radius)
        case .rectangle(let rect, let radius, let corners):
            self.init("path", ["d": rect.svgPath(cornerRadius: radius, corners: corners)])
        case .ellipse(let rect):
            self.init("ellipse")
            set("cx", rect.midX)
            set("cy", rect.midY)
            set("rx", rect.width / 2)
            set("ry", rect.height / 2)
        case .line(let start, let end):
            self.init("line")
            set("x1", start.x)
            set("y1", start.y)
            set("x2", end.x)
            set("y2", end.y)
        case .path(let elements, let usesEvenOddRule):
            self.init("path", ["d": elements.map(\.svgText).joined()])
            if usesEvenOddRule {
                set("fill-rule", "evenodd")
            }
        }
    }

    private init(_ rect: CGRect, cornerRadius: CGFloat) {
        self.init("rect")
        set("x", rect.minX)
        set("y", rect.minY)
        set("width", rect.width)
        set("height", rect.height)
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        if radius > 0 {
            set("rx", radius)
        }
    }

    init(_ run: PictureRun) {
        self.init("image")
        set("x", run.rect.minX)
        set("y", run.rect.minY)
        set("width", run.rect.width)
        set("height", run.rect.height)
        set("preserveAspectRatio", "none")
        set("href", "data:image/png;base64," + run.data.base64EncodedString())
    }

    static func symbol(_ run: SymbolRun) -> SVGElement? {
        guard let outline = SymbolOutline.named(run.name) else { return nil }
        var element = SVGElement("g", ["transform": run.transform(of: outline).svgText])
        for part in outline.parts {
            element.append(SVGElement(part, color: run.color, lineFactor: run.weight.lineFactor))
        }
        return element
    }

    private init(_ part: SymbolOutline.Part, color: CGColor, lineFactor: CGFloat) {
        switch part {
        case .line(let path, let width):
            self.init("path", ["d": path, "fill": "none"])
            setColor(color, for: "stroke")
            set("stroke-width", width * lineFactor)
            set("stroke-linecap", "round")
            set("stroke-linejoin", "round")
        case .area(let path):
            self.init("path", ["d": path, "fill-rule": "evenodd"])
            setColor(color, for: "fill")
        }
    }

    mutating func setColor(_ color: CGColor, for attribute: String) {
        set(attribute, color.svgText)
        if color.alpha < 1 {
            set("\(attribute)-opacity", color.alpha)
        }
    }
}

extension SVGElement {
    /// Returns a filter that draws a group and its shadow below it.
    ///
    /// Its region is large enough for the widest blur.
    static func shadow(_ shadow: DisplayShadow) -> SVGElement {
        var filter = SVGElement(
            "filter", ["x": "-50%", "y": "-50%", "width": "200%", "height": "200%"])
        // Core Animation's radius is about twice a Gaussian's standard deviation.
        var blur = SVGElement("feGaussianBlur", ["in": "SourceAlpha"])
        blur.set("stdDeviation", shadow.radius / 2)
        var offset = SVGElement("feOffset", ["result": "shape"])
        offset.set("dx", shadow.offset.width)
        offset.set("dy", shadow.offset.height)
        var flood = SVGElement("feFlood")
        flood.set("flood-color", shadow.color.svgText)
        flood.set("flood-opacity", shadow.color.alpha)
        var merge = SVGElement("feMerge")
        merge.append(SVGElement("feMergeNode", ["in": "shadow"]))
        merge.append(SVGElement("feMergeNode", ["in": "SourceGraphic"]))
        filter.append(contentsOf: [
            blur, offset, flood,
            SVGElement("feComposite", ["operator": "in", "in2": "shape", "result": "shadow"]),
            merge,
        ])
        return filter
    }

    func identified(by id: String) -> SVGElement {
        var element = self
        element.attributes.insert(("id", id), at: 0)
        return element
    }

    func isSameDefinition(as other: SVGElement) -> Bool {
        var element = self
        element.attributes.removeAll { $0.name == "id" }
        return element == other
    }
}
