#pragma once

/// Declares an enumeration that keeps any number it is created from, as Apple's do.
///
/// Swift's own enumerations have only values with a name.
#define OPEN_ENUMERATION(name, type) enum __attribute__((enum_extensibility(open))) name : type
