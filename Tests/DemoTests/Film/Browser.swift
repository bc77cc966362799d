import Foundation
import Glibc

/// A browser without a window, spoken to by Chromium's DevTools protocol over a pair of pipes.
final class Browser {
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    typealias Object = [String: Any]

    /// The time after which no answer is expected any more, in milliseconds.
    private static let patience: Int32 = 30_000

    private let process = Process()
    private let folder: URL
    private let (requests, answers): (FileHandle, FileHandle)
    private var buffer = Data()
    private var lastID = 0
    private var session: String?
    /// What the browser told without being asked.
    private(set) var events: [(method: String, values: Object)] = []

    /// Starts a browser, which ends when this process does.
    init(_ program: String) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("browser-\(UUID().uuidString)")
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipes = ["in", "out"].map { folder.appendingPathComponent($0).path }
        for pipe in pipes where mkfifo(pipe, 0o600) != 0 {
            throw Failure(description: "no pipe can be made at \(pipe)")
        }
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c", "exec 3<\"$1\" 4>\"$2\"; shift 2; exec \"$@\"", "sh", pipes[0], pipes[1],
            program, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
            "--user-data-dir=\(folder.path)/profile", "--no-first-run", "about:blank",
        ]
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The shell opens them in this order, and each waits for its other end.
        requests = try FileHandle(forWritingTo: URL(fileURLWithPath: pipes[0]))
        answers = try FileHandle(forReadingFrom: URL(fileURLWithPath: pipes[1]))
        let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as Any
        let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = attached["sessionId"] as? String
        for domain in ["Page", "Runtime", "Network"] { try call("\(domain).enable") }
    }

    deinit {
        process.terminate()
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Opens a page in place of the one that is open, and forgets what was told before.
    func open(_ page: URL) throws {
        events = []
        try call("Page.navigate", ["url": page.absoluteString])
        while !events.contains(where: { $0.method == "Page.loadEventFired" }) { try read() }
    }

    // MARK: Protocol

    /// Calls a method, and returns what it answers.
    @discardableResult
    func call(_ method: String, _ values: Object = [:]) throws -> Object {
        lastID += 1
        var message: Object = ["id": lastID, "method": method, "params": values]
        message["sessionId"] = session
        try requests.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            guard let answer = try read() else { continue }
            if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
            return answer["result"] as? Object ?? [:]
        }
    }

    /// Reads a message, and returns it if it is the answer to the last call.
    @discardableResult
    private func read() throws -> Object? {
        while buffer.firstIndex(of: 0) == nil {
            var descriptor = pollfd(
                fd: answers.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, Self.patience) > 0 else {
                throw Failure(description: "the browser doesn't answer")
            }
            let data = answers.availableData
            guard !data.isEmpty else { throw Failure(description: "the browser has ended") }
            buffer += data
        }
        let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
        let message = try JSONSerialization.jsonObject(with: buffer[..<end]) as? Object ?? [:]
        buffer = Data(buffer[end...].dropFirst())
        if let method = message["method"] as? String {
            events.append((method, message["params"] as? Object ?? [:]))
        }
        return message["id"] as? Int == lastID ? message : nil
    }

    // MARK: Page

    /// Returns the value of a script, waiting for it if it is a promise.
    @discardableResult
    func evaluate(_ script: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": script, "awaitPromise": true, "returnByValue": true])
        if let failure = answer["exceptionDetails"] {
            throw Failure(description: "\(script): \(failure)")
        }
        return (answer["result"] as? Object)?["value"]
    }

    func text(_ script: String) throws -> String { try evaluate(script) as? String ?? "" }

    func number(_ script: String) throws -> Double {
        (try evaluate(script) as? NSNumber)?.doubleValue ?? .nan
    }

    /// Sets the window's size, in points of the page.
    func resize(width: Int, height: Int) throws {
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700])
    }

    /// Sets what people prefer, such as `prefers-color-scheme: dark`.
    func prefer(_ features: KeyValuePairs<String, String>) throws {
        try call(
            "Emulation.setEmulatedMedia",
            ["features": features.map { ["name": $0.key, "value": $0.value] }])
    }

    /// Presses and releases a key.
    func press(_ key: String, shift: Bool = false) throws {
        let codes = [
            "Tab": 9, "Enter": 13, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
            "ArrowRight": 39, "n": 78, "p": 80,
        ]
        var values: Object = [
            "key": key, "windowsVirtualKeyCode": codes[key] ?? 0, "modifiers": shift ? 8 : 0,
            "code": key == " " ? "Space" : key,
        ]
        if key.count == 1 { values["text"] = key }
        if key == "Enter" { values["text"] = "\r" }
        values["type"] = values["text"] == nil ? "rawKeyDown" : "keyDown"
        try call("Input.dispatchKeyEvent", values)
        values["type"] = "keyUp"
        values["text"] = nil
        try call("Input.dispatchKeyEvent", values)
    }

    /// Clicks at a share of the width of an element, which is scrolled into view before.
    func click(_ selector: String, at share: Double = 0.5) throws {
        let frame = """
            (element => { element.scrollIntoView({block: "nearest"});
            const {x, y, width, height} = element.getBoundingClientRect();
            return [x + width * \(share), y + height / 2]; })(document.querySelector('\(selector)'))
            """
        let place = (try evaluate(frame) as? [NSNumber] ?? []).map(\.doubleValue)
        guard place.count == 2 else { throw Failure(description: "\(selector) is nowhere") }
        for type in ["mousePressed", "mouseReleased"] {
            try call(
                "Input.dispatchMouseEvent",
                ["type": type, "x": place[0], "y": place[1], "button": "left", "clickCount": 1])
        }
    }

    /// What a screen reader is told: role, name and value of each element, in order.
    func spoken() throws -> [(role: String, name: String, value: String)] {
        let nodes = try call("Accessibility.getFullAXTree")["nodes"] as? [Object] ?? []
        return nodes.filter { $0["ignored"] as? Bool != true }.map { node in
            func word(_ key: String) -> String {
                (node[key] as? Object)?["value"] as? String ?? ""
            }
            return (word("role"), word("name"), word("value"))
        }
    }

    /// Writes a picture of what is seen.
    func screenshot(to file: URL) throws {
        let answer = try call("Page.captureScreenshot")
        guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
            throw Failure(description: "there is no picture")
        }
        try data.write(to: file)
    }
}
