// Off Darwin, CGFloat, CGPoint, CGSize and CGRect live in Foundation.
@_exported import Foundation
