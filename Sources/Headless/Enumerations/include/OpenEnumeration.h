#pragma once

/// Declares an enumeration that keeps whatever number it is made from, as Apple's do.
///
/// Swift's own know no other values than those with a name.
#define OPEN_ENUMERATION(name, type) enum __attribute__((enum_extensibility(open))) name : type
