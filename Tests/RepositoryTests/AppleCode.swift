/// The part of a source file that is compiled for at least one of Apple's platforms, or for visionOS.
enum AppleCode {
    private static let never = ["canImport(SimulatedDevice)", "!canImport(ObjectiveC)"]
    private static let always = ["canImport(ObjectiveC)", "canImport(Darwin)"]

    static func of(_ code: String, isVision: Bool = false) -> String {
        var branches: [Branch] = []
        return code.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            let words = line.split(separator: " ", maxSplits: 1)
            let condition = words.count > 1 ? String(words[1]) : ""
            switch words.first {
            case "#if": branches.append(Branch(condition, isVision: isVision))
            case "#else", "#elseif": branches[branches.count - 1].next()
            case "#endif": branches.removeLast()
            default: return branches.allSatisfy(\.isCompiled)
            }
            return false
        }.joined(separator: "\n")
    }

    private struct Branch {
        var isCompiled: Bool
        private let isCertain: Bool

        init(_ condition: String, isVision: Bool) {
            isCompiled =
                !AppleCode.never.contains(condition) && !condition.hasPrefix("!canImport(Darwin)")
                && !condition.contains("os(Linux)")
                && !(isVision && condition == "!os(visionOS)")
            isCertain =
                AppleCode.always.contains(condition) || (isVision && condition == "os(visionOS)")
        }

        mutating func next() { isCompiled = !isCertain }
    }
}
