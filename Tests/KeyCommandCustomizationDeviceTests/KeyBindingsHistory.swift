import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// An app and two other processes with registries on one folder, to which something random happens.
@MainActor
struct KeyBindingsHistory: RandomHistory {
    enum Act: String, CaseIterable {
        // People and other processes change keys.
        case choose, chooseAgain, unassign, reset, resetAll
        case plan, apply, tryOut, undo, redo, export, exchange, reload
        // People run commands.
        case run, forget
        // The app changes.
        case register, launch, forbid, suspend, resume, respond
        // The device changes.
        case learn, lie, press, pressOwned, menuItem
        case fill, empty, lock, unlock, damage, lose
    }

    static let doubts: [UIKitBehavior.Doubt] = .keys + .menus

    var random: SeededNumbers
    let disk = MemoryDisk()
    let app = BindingsApp()
    /// The first one is the app's.
    var processes: [BindingsProcess] = []
    var exports: [Data] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        for number in 0..<3 {
            processes.append(BindingsProcess(on: disk))
            register(in: number, all: true)
        }
        app.registry = processes[0].registry
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        let number = Int.random(in: processes.indices, using: &random)
        // No disk is full for long.
        if Int.random(in: 0..<3, using: &random) == 0 {
            (disk.isFull, disk.isLocked) = (false, false)
        }
        let before = processes
        var wrongs = perform(act, number)
        for process in processes where process.hasResponded {
            // The outcome isn't all that has changed.
            wrongs = []
            process.endResponse()
        }
        for (process, old) in zip(processes, before) {
            wrongs += process.keyProblems
            // Nobody observes a registry that has just been made.
            wrongs += process.takeWrongs(isNew: process !== old)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { wrongs += launchProblems(of: number) }
        return wrongs
    }

    mutating func end() -> [String] {
        disk.isFull = false
        disk.isLocked = false
        var wrongs: [String] = []
        for process in processes {
            process.registry.reload()
            if !process.registry.store.unsavedStates.isEmpty { wrongs.append("never saved") }
        }
        if disk.files["KeyBindings.new.plist"] != nil {
            wrongs.append("left behind")
        }
        let registries = processes.map { WeakBox($0.registry) }
        app.close()
        processes = []
        if registries.contains(where: { $0.object != nil }) { wrongs.append("a registry is left") }
        return wrongs
    }

    private mutating func perform(_ act: Act, _ number: Int) -> [String] {
        let process = processes[number]
        let registry = process.registry
        switch act {
        case .choose, .chooseAgain: return choose(process, isResolved: act != .choose)
        case .unassign, .reset:
            guard let identifier = identifier(in: process) else { return [] }
            let state = act == .reset ? KeyBinding.State.default : .unassigned
            return change(process) { $0.perform(.set(identifier, state), .replace) }
        case .resetAll:
            guard Bool.random(using: &random) else { return [] }
            return change(process) { $0.resetAll() }
        case .plan:
            guard let identifier = identifier(in: process) else { return [] }
            process.plan = registry.plan(
                .set(identifier, .custom([chord()])), resolution: resolution())
        case .apply:
            guard let plan = process.plan else { return [] }
            return change(process) { $0.apply(plan) }
        case .tryOut: return tryOut(process)
        case .undo, .redo: return takeBack(process, isRedo: act == .redo)
        case .export:
            exports = [registry.exportData()] + exports.prefix(2)
            return process.exportProblems
        case .exchange: return importing(process)
        case .reload:
            let merged = process.merged(with: disk)
            registry.reload()
            return savingProblems(of: process)
                + (registry.table.states == merged ? [] : ["read as something else"])
        case .run: return run(in: process)
        case .forget: return forget(in: process)
        case .register: register(in: number, all: false)
        case .launch: launch(number)
        case .forbid: registry.forbiddenKeys = Bool.random(using: &random) ? [chord()] : []
        case .suspend: process.suspension = registry.suspend()
        case .resume: process.suspension = nil
        case .respond: planResponse(of: process)
        case .learn, .lie, .press, .pressOwned, .menuItem: return useDevice(act)
        case .fill, .empty, .lock, .unlock, .damage, .lose: return harm(act)
        }
        return []
    }

    // MARK: Processes

    private mutating func register(in number: Int, all: Bool) {
        for provider in BindingsApp.providers where all || Bool.random(using: &random) {
            // Each process has all bindings of a provider that is registered late.
            let isLate = provider.name == BindingsApp.late && all && number > 0
            guard !isLate else { continue }
            try? processes[number].registry.register(
                provider.entries, provider: provider.name, name: provider.name)
        }
    }

    private mutating func launch(_ number: Int) {
        processes[number] = BindingsProcess(on: disk)
        register(in: number, all: true)
        if number == 0 { app.registry = processes[0].registry }
    }

    private func launchProblems(of number: Int) -> [String] {
        let process = processes[number]
        guard process.agrees(with: disk), process.registry.storageProblem == nil else { return [] }
        let next = BindingsProcess(on: disk)
        _ = next.registry.store.setLayout(process.registry.table.layout)
        let table = process.registry.table
        for provider in table.providers.keys {
            let entries = table.entries.keys.filter { $0.provider == provider }
            try? next.registry.register(
                entries.compactMap { table.entries[$0] }, provider: provider, name: provider)
        }
        return next.launchProblems(on: disk, like: process.registry)
    }

    // MARK: The disk

    private mutating func harm(_ act: Act) -> [String] {
        switch act {
        case .fill: disk.isFull = true
        case .empty: disk.isFull = false
        case .lock: disk.isLocked = true
        case .unlock: disk.isLocked = false
        case .lose: disk.files[MemoryDisk.name] = nil
        default:
            guard let data = disk.files[MemoryDisk.name], !data.isEmpty else { return [] }
            disk.files[MemoryDisk.name] = data.prefix(
                Int.random(in: 0..<data.count, using: &random))
        }
        return []
    }

    /// What is wrong with what is on the disk, right after `process` wrote or read it.
    func savingProblems(of process: BindingsProcess) -> [String] {
        let registry = process.registry
        let isSaved = registry.store.unsavedStates.isEmpty
        if !isSaved, registry.storageProblem == nil { return ["not saved and not told"] }
        if isSaved, registry.storageProblem == nil, !process.agrees(with: disk),
            disk.document != nil
        {
            return ["the disk differs"]
        }
        return []
    }
}
