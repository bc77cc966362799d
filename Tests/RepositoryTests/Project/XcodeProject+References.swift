extension XcodeProject {
    /// The types of objects that the project is made of.
    private static let types: Set = [
        "PBXBuildFile", "PBXContainerItemProxy", "PBXFileReference",
        "PBXFileSystemSynchronizedRootGroup", "PBXFrameworksBuildPhase", "PBXGroup",
        "PBXNativeTarget", "PBXProject", "PBXResourcesBuildPhase", "PBXSourcesBuildPhase",
        "PBXTargetDependency", "XCBuildConfiguration", "XCConfigurationList",
        "XCLocalSwiftPackageReference", "XCSwiftPackageProductDependency",
    ]

    /// The properties whose values are ids.
    private static let references = [
        "baseConfigurationReference", "buildConfigurationList", "buildConfigurations",
        "buildPhases", "children", "containerPortal", "dependencies",
        "fileSystemSynchronizedGroups", "files", "mainGroup", "package",
        "packageProductDependencies", "packageReferences", "productRef", "productRefGroup",
        "productReference", "remoteGlobalIDString", "target", "targetProxy", "targets",
    ]

    /// The objects of types that are unknown, the ids without an object, and the objects to which
    /// nothing refers.
    var referenceProblems: [String] {
        let named = objects.mapValues(\.references)
        let used = Set(named.values.joined()).union([rootID])
        let unknown = objects.filter { !Self.types.contains($0.value.isa) }
            .map { "\($0.key): unknown type \($0.value.isa)" }
        let broken = named.flatMap { id, used in
            used.filter { objects[$0] == nil }.map { "\(id) refers to \($0), which is missing" }
        }
        let unused = objects.keys.filter { !used.contains($0) }.map { "\($0) is not used" }
        let rootless = root?.isa == "PBXProject" ? [] : ["\(rootID) is no project"]
        return (unknown + broken + unused + rootless).sorted()
    }

    fileprivate static func references(in object: Object) -> [String] {
        let attributes: [String: Value] =
            if case .dictionary(let values)? = object.properties["attributes"],
                case .dictionary(let targets)? = values["TargetAttributes"]
            { targets } else { [:] }
        let tested = attributes.values.compactMap { value -> String? in
            guard case .dictionary(let values) = value,
                case .string(let id)? = values["TestTargetID"]
            else { return nil }
            return id
        }
        return references.flatMap { (object[$0].map { [$0] } ?? []) + object.texts($0) }
            + attributes.keys + tested
    }
}

extension XcodeProject.Object {
    /// The ids that the object names.
    fileprivate var references: [String] { XcodeProject.references(in: self) }
}
