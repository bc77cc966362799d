import Foundation

extension XcodeProject {
    /// What the project names and `folder`, which contains the project, doesn't have.
    func fileProblems(in folder: URL) -> [String] {
        (memberProblems(in: folder) + packageProblems(in: folder) + settingProblems(in: folder))
            .sorted()
    }

    /// Files, folders of sources and groups, which are relative to the group that contains them.
    private func memberProblems(in folder: URL) -> [String] {
        guard let main = root?["mainGroup"] else { return ["There is no main group"] }
        return problems(ofMember: main, in: folder)
    }

    private func problems(ofMember id: String, in folder: URL) -> [String] {
        guard let object = objects[id], object["sourceTree"] == "<group>" else { return [] }
        let place = object["path"].map { folder.appendingPathComponent($0) } ?? folder
        switch object.isa {
        case "PBXFileSystemSynchronizedRootGroup":
            let files = FileManager.default.enumerator(atPath: place.path)?.allObjects ?? []
            let hasSource = files.contains { ($0 as? String)?.hasSuffix(".swift") == true }
            return hasSource ? [] : ["\(place.standardized.path) has no Swift file"]
        case "PBXGroup":
            return object.texts("children").flatMap { problems(ofMember: $0, in: place) }
        default:
            return Self.exists(place) ? [] : ["\(place.standardized.path) does not exist"]
        }
    }

    private func packageProblems(in folder: URL) -> [String] {
        objects(isa: "XCSwiftPackageProductDependency").compactMap { id, dependency in
            let package = dependency["package"].flatMap { objects[$0] }
            let manifest = folder.appendingPathComponent(package?["relativePath"] ?? "")
                .appendingPathComponent("Package.swift")
            let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
            let product = dependency["productName"] ?? ""
            return text.contains(".library(name: \"\(product)\"")
                ? nil : "\(id): \(manifest.standardized.path) has no product \(product)"
        }
    }

    private func settingProblems(in folder: URL) -> [String] {
        targets.flatMap { target in
            settings(of: target).values.flatMap { settings in
                ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { settings[$0] }
                    .map { folder.appendingPathComponent($0) }.filter { !Self.exists($0) }
                    .map { "\($0.standardized.path) does not exist" }
            }
        }
    }

    private static func exists(_ file: URL) -> Bool {
        FileManager.default.fileExists(atPath: file.standardized.path)
    }
}
