// Chooses a simulator from the list on standard input, which is that of `xcrun simctl list -j`.
//
//   swift choose-simulator.swift NAME oldest|newest SDK
//
// On the oldest or newest iOS that the SDK's major version knows, it is the newest device whose name
// begins with NAME. Prints the simulator's id, or - if there is none yet, the ids of the device type
// and the runtime, and a name without spaces for files.
import Foundation

struct SimulatorList: Decodable {
    struct DeviceType: Decodable {
        var identifier: String
        var name: String
        var modelIdentifier: String?
    }

    struct Runtime: Decodable {
        var identifier: String
        var version: String
        var isAvailable: Bool
        var supportedDeviceTypes: [DeviceType]?
    }

    struct Device: Decodable {
        var udid: String
        var deviceTypeIdentifier: String?
        var isAvailable: Bool?
    }

    var devicetypes: [DeviceType]
    var runtimes: [Runtime]
    var devices: [String: [Device]]
}

/// A version number, or the generation and place in it of a model such as `iPhone17,1`.
struct Version: Comparable {
    var parts: [Int]

    init(_ text: String) {
        parts = text.split { !$0.isNumber }.map { Int($0) ?? 0 }
    }

    var major: Int { parts.first ?? 0 }

    static func < (first: Version, second: Version) -> Bool {
        first.parts.lexicographicallyPrecedes(second.parts)
    }
}

struct Choice {
    var device: SimulatorList.Device?
    var type: SimulatorList.DeviceType
    var runtime: SimulatorList.Runtime

    var line: String {
        let label = "\(type.name)-iOS-\(runtime.version)"
            .split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
        return [device?.udid ?? "-", type.identifier, runtime.identifier, label]
            .joined(separator: " ")
    }
}

extension SimulatorList {
    func choice(name: String, isNewest: Bool, sdk: Version) -> Choice? {
        let choices = runtimes.filter {
            $0.isAvailable && $0.identifier.contains(".SimRuntime.iOS-")
                && Version($0.version).major <= sdk.major
        }
        .sorted { Version($0.version) < Version($1.version) }
        .compactMap { runtime in newestType(named: name, on: runtime).map { (runtime, $0) } }
        guard let (runtime, type) = isNewest ? choices.last : choices.first else { return nil }
        let device = devices[runtime.identifier]?.first {
            $0.deviceTypeIdentifier == type.identifier && $0.isAvailable != false
        }
        return Choice(device: device, type: type, runtime: runtime)
    }

    /// Of the newest generation, the first model.
    private func newestType(named name: String, on runtime: Runtime) -> DeviceType? {
        let models = Dictionary(
            devicetypes.map { ($0.identifier, Version($0.modelIdentifier ?? "")) },
            uniquingKeysWith: { first, _ in first })
        func rank(_ type: DeviceType) -> [Int] {
            let model = models[type.identifier]?.parts ?? []
            return [model.first ?? 0, -(model.dropFirst().first ?? 0)]
        }
        return (runtime.supportedDeviceTypes ?? []).filter { $0.name.hasPrefix(name) }
            .max { rank($0).lexicographicallyPrecedes(rank($1)) }
    }
}

func stop(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let name = arguments.first, let sdk = arguments.last,
    let isNewest = ["newest": true, "oldest": false][arguments.dropFirst().first ?? ""]
else { stop("usage: choose-simulator.swift NAME oldest|newest SDK", status: 2) }
let input = FileHandle.standardInput.readDataToEndOfFile()
let list = try JSONDecoder().decode(SimulatorList.self, from: input)
guard let choice = list.choice(name: name, isNewest: isNewest, sdk: Version(sdk)) else {
    stop("There is no simulator of \(name).", status: 1)
}
print(choice.line)
