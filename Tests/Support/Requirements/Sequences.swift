/// All sequences of `length` elements.
package func sequences<Element>(of elements: [Element], length: Int) -> [[Element]] {
    guard length > 0 else { return [[]] }
    return sequences(of: elements, length: length - 1).flatMap { head in
        elements.map { head + [$0] }
    }
}
