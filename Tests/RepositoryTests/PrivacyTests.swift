import Foundation
import Requirements
import Testing

/// Holds the library's privacy manifest to what the library calls.
@Suite struct PrivacyTests {
    private static let manifest = "Sources/KeyboardAssistant/Resources/PrivacyInfo.xcprivacy"

    @Test(
        "The library declares each category of API that needs a reason, and calls no other",
        .requirement("U501"))
    func declaredIsWhatIsCalled() throws {
        var called: [String: [String]] = [:]
        for path in try Library.sourcesForApps() {
            for call in ReasonedCall.all(in: try Repository.text(path)) {
                called[call.category, default: []].append("\(call.name) in \(path)")
            }
        }
        let declared = try PrivacyManifest(Repository.data(Self.manifest)).categories
        #expect(declared.count == Set(declared).count)
        #expect(called.filter { !declared.contains($0.key) } == [:], "called, but not declared")
        #expect(Set(declared).subtracting(called.keys) == [], "declared, but not called")
    }

    @Test("The library tracks nobody and collects nothing", .requirement("U501"))
    func nothingIsCollected() throws {
        let manifest = try PrivacyManifest(Repository.data(Self.manifest))
        #expect(!manifest.isTracking)
        #expect(manifest.domains == [] && manifest.collectedTypes == 0)
    }

    @Test(
        "A call that needs a reason is found where Apple's systems compile it",
        .requirement("U501"),
        arguments: [
            ("let now = ProcessInfo.processInfo.systemUptime", "SystemBootTime"),
            ("guard fstat(descriptor, &status) == 0 else { return }", "FileTimestamp"),
            ("let date = try url.resourceValues(forKeys: [.creationDateKey])", "FileTimestamp"),
            ("#if canImport(ObjectiveC)\nUserDefaults.standard\n#endif", "UserDefaults"),
            ("#if canImport(ObjectiveC)\n#else\nUserDefaults.standard\n#endif", nil),
            ("let modes = UITextInputMode.activeInputModes", "ActiveKeyboards"),
            ("let size = attributes[.systemFreeSize]", "DiskSpace"),
            ("// activeInputModes would need a reason.", nil), ("let status = \"stat\"", nil),
        ])
    func callIsFound(code: String, category: String?) {
        let expected = category.map { ["NSPrivacyAccessedAPICategory\($0)"] } ?? []
        #expect(ReasonedCall.all(in: code).map(\.category) == expected)
    }
}

/// A call of an API for which apps have to declare a reason.
private struct ReasonedCall {
    var name: String
    var category: String

    /// The names by their categories, from Apple's page “Describing use of required reason API”.
    private static let names: [String: Set<String>] = [
        "FileTimestamp": [
            "creationDate", "modificationDate", "fileModificationDate",
            "contentModificationDateKey", "creationDateKey", "getattrlist", "getattrlistbulk",
            "fgetattrlist", "stat", "fstat", "fstatat", "lstat", "getattrlistat",
        ],
        "SystemBootTime": ["systemUptime", "mach_absolute_time"],
        "DiskSpace": [
            "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
            "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
            "systemFreeSize", "systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs",
        ],
        "ActiveKeyboards": ["activeInputModes"],
        "UserDefaults": ["UserDefaults"],
    ]

    /// Returns the calls in the code of `source` that Apple's systems compile.
    static func all(in source: String) -> [ReasonedCall] {
        let code = AppleCode.of(SourceFile(folder: "", name: "", text: source).code)
        let words = SourceFile(folder: "", name: "", text: code).words
        return names.flatMap { category, names in
            names.intersection(words).map {
                ReasonedCall(name: $0, category: "NSPrivacyAccessedAPICategory\(category)")
            }
        }
    }
}

/// What a privacy manifest declares.
private struct PrivacyManifest {
    var isTracking: Bool
    var domains: [String]
    var collectedTypes: Int
    /// The categories of API that are accessed.
    var categories: [String]

    init(_ data: Data) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let values = try #require(list as? [String: Any])
        isTracking = try #require(values["NSPrivacyTracking"] as? Bool)
        domains = try #require(values["NSPrivacyTrackingDomains"] as? [String])
        collectedTypes = try #require(values["NSPrivacyCollectedDataTypes"] as? [Any]).count
        let accessed = try #require(values["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        categories = try accessed.map {
            try #require($0["NSPrivacyAccessedAPIType"] as? String)
        }
    }
}
