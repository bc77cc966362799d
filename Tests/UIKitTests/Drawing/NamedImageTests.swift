import Foundation
import Requirements
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice
#endif

@MainActor
@Suite struct NamedImageTests {
    /// A file of 60 × 40 pixels, as far as it is read here.
    private let file: Data = {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        bytes += Array("IHDR".utf8) + [0, 0, 0, 60, 0, 0, 0, 40, 8, 6, 0, 0, 0]
        return Data(bytes)
    }()

    private func bundle(with names: [String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("NamedImages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names { try file.write(to: folder.appendingPathComponent(name)) }
        return try #require(Bundle(path: folder.path))
    }

    @Test(
        "There is no image of a name that nothing has (Apple, init(named:))", .requirement("U357"))
    func unknownNameHasNoImage() throws {
        let bundle = try bundle(with: ["photo.png"])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        #expect(UIImage(named: "nobody has this") == nil)
        #expect(UIImage(named: "nobody", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "nobody", in: nil, with: nil) == nil)
        #expect(UIImage(data: Data("no image".utf8)) == nil)
        #expect(UIImage(contentsOfFile: bundle.bundlePath + "/nobody.png") == nil)
    }

    @Test(
        "A file of that name is found by its name alone, and its size is in points",
        .requirement("U357"))
    func imageFileIsFoundByName() throws {
        let bundle = try bundle(with: ["photo.png", "icon@2x.png", "badge@3x.png"])
        defer { try? FileManager.default.removeItem(atPath: bundle.bundlePath) }
        let photo = try #require(UIImage(named: "photo", in: bundle, compatibleWith: nil))
        #expect(photo.size == CGSize(width: 60, height: 40))
        #expect(photo.scale == 1)
        #expect(!photo.isSymbolImage)
        #expect(!photo.withRenderingMode(.alwaysTemplate).isSymbolImage)
        #expect(!photo.withTintColor(.red).isSymbolImage)
        #expect(!photo.imageFlippedForRightToLeftLayoutDirection().isSymbolImage)
        #expect(!photo.withConfiguration(UIImage.SymbolConfiguration(scale: .large)).isSymbolImage)
        let icon = try #require(UIImage(named: "icon.png", in: bundle, with: nil))
        #expect(icon.size == CGSize(width: 30, height: 20))
        #expect(icon.scale == 2)
        let badge = UIImage(named: "badge", in: bundle, with: nil)
        #expect(badge?.size.width == 20)
        #expect(badge?.withRenderingMode(.alwaysTemplate).size.width == 20)
        let view = UIImageView(image: icon)
        #expect(view.intrinsicContentSize == CGSize(width: 30, height: 20))
        #expect(UIImage(data: file, scale: 4)?.size == CGSize(width: 15, height: 10))
    }

    #if canImport(SimulatedDevice)
    @Test(
        "A picture is drawn in its own colors, or in one that shines through it",
        .requirement("U357"))
    func pictureIsDrawnColoredOrTinted() throws {
        let device = SimulatedDevice(.iPhone13)
        let image = try #require(UIImage(data: file))
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 20, y: 100, width: 60, height: 40)
        view.tintColor = .red
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        let plain = device.picture()
        #expect(plain.contains("href=\"data:image/png;base64,iVBORw0KGgo"))
        #expect(!plain.contains("<mask"))
        view.image = image.withRenderingMode(.alwaysTemplate)
        let tinted = device.picture()
        #expect(tinted.contains("<mask"))
        #expect(tinted.contains("fill=\"#ff0000\""))
    }
    #endif
}
