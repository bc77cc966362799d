import CoreGraphics
import Foundation
import UIKit

/// Writes a display list as an SVG document.
struct SVGWriter {
    /// Clip paths and filters, which must be defined before they are used.
    private var definitions: [SVGElement] = []

    static func document(_ list: DisplayList, size: CGSize, title: String) -> String {
        element(list, size: size, title: title).text + "\n"
    }

    /// Returns a display list as the root element of a document.
    static func element(_ list: DisplayList, size: CGSize, title: String) -> SVGElement {
        var writer = SVGWriter()
        let drawing = writer.elements(of: list)
        var document = SVGElement("svg", ["xmlns": "http://www.w3.org/2000/svg"])
        document.set("width", size.width)
        document.set("height", size.height)
        document.set(
            "viewBox", "0 0 \(SVGNumber.text(size.width)) \(SVGNumber.text(size.height))")
        document.set("role", "img")
        document.set("font-family", SVGElement.fonts)
        document.append(SVGElement("title", text: title))
        document.append(SVGElement("style", text: SVGElement.fallbackSpacing))
        document.append(contentsOf: writer.definitionsElement)
        document.append(contentsOf: drawing)
        return document
    }

    private var definitionsElement: [SVGElement] {
        guard !definitions.isEmpty else { return [] }
        var element = SVGElement("defs")
        element.append(contentsOf: definitions)
        return [element]
    }

    private mutating func elements(of list: DisplayList) -> [SVGElement] {
        list.items.flatMap { elements(of: $0) }
    }

    private mutating func elements(of item: DisplayItem) -> [SVGElement] {
        switch item {
        case .shape(let shape, let paint): [SVGElement(shape, painted: paint)]
        case .text(let run): [SVGElement(run)]
        case .symbol(let run): SVGElement.symbol(run).map { [$0] } ?? []
        case .picture(let run): [element(of: run)]
        case .group(let group):
            group.style == DisplayGroup.Style()
                ? elements(of: group.list) : [element(of: group)]
        }
    }

    /// Returns the element of a picture.
    ///
    /// One in a single color is a rectangle of that color, masked by the picture.
    private mutating func element(of run: PictureRun) -> SVGElement {
        let picture = SVGElement(run)
        guard let color = run.color else { return picture }
        var mask = SVGElement("mask", ["mask-type": "alpha"])
        mask.append(picture)
        var element = SVGElement(.rectangle(run.rect), painted: .fill(color))
        element.set("mask", reference(to: mask))
        return element
    }

    /// Returns the element of a group.
    ///
    /// Its shadow is outside of the clip, which would cut it off.
    private mutating func element(of group: DisplayGroup) -> SVGElement {
        var element = SVGElement("g")
        let style = group.style
        if !style.transform.isIdentity {
            element.set("transform", style.transform.svgText)
        }
        if style.opacity < 1 {
            element.set("opacity", style.opacity)
        }
        if let shadow = style.shadow {
            element.set("filter", reference(to: .shadow(shadow)))
        }
        guard let clip = style.clip else {
            element.append(contentsOf: elements(of: group.list))
            return element
        }
        guard element.attributes.isEmpty else {
            element.append(clipped(group.list, to: clip))
            return element
        }
        return clipped(group.list, to: clip)
    }

    private mutating func clipped(_ list: DisplayList, to clip: DisplayShape) -> SVGElement {
        var path = SVGElement("clipPath")
        path.append(SVGElement(clip))
        var element = SVGElement("g", ["clip-path": reference(to: path)])
        element.append(contentsOf: elements(of: list))
        return element
    }

    /// Defines `element` unless it is already defined, and returns a reference to it.
    private mutating func reference(to element: SVGElement) -> String {
        let index =
            definitions.firstIndex { $0.isSameDefinition(as: element) } ?? definitions.endIndex
        if index == definitions.endIndex {
            definitions.append(element.identified(by: Self.identifier(index)))
        }
        return "url(#\(Self.identifier(index)))"
    }

    private static func identifier(_ index: Int) -> String {
        "d\(index + 1)"
    }
}
