#include "OpenEnumeration.h"

/// Light or dark.
typedef OPEN_ENUMERATION(UIUserInterfaceStyle, long) {
    UIUserInterfaceStyleUnspecified = 0,
    UIUserInterfaceStyleLight = 1,
    UIUserInterfaceStyleDark = 2,
} UIUserInterfaceStyle;

/// The kind of device.
typedef OPEN_ENUMERATION(UIUserInterfaceIdiom, long) {
    UIUserInterfaceIdiomUnspecified = -1,
    UIUserInterfaceIdiomPhone = 0,
    UIUserInterfaceIdiomPad = 1,
    UIUserInterfaceIdiomTV = 2,
    UIUserInterfaceIdiomCarPlay = 3,
    UIUserInterfaceIdiomMac = 5,
    UIUserInterfaceIdiomVision = 6,
} UIUserInterfaceIdiom;

/// The levels of an interface. An elevated one, such as a sheet, has lighter dark colors.
typedef OPEN_ENUMERATION(UIUserInterfaceLevel, long) {
    UIUserInterfaceLevelUnspecified = -1,
    UIUserInterfaceLevelBase = 0,
    UIUserInterfaceLevelElevated = 1,
} UIUserInterfaceLevel;

/// The contrast between foreground and background colors.
typedef OPEN_ENUMERATION(UIAccessibilityContrast, long) {
    UIAccessibilityContrastUnspecified = -1,
    UIAccessibilityContrastNormal = 0,
    UIAccessibilityContrastHigh = 1,
} UIAccessibilityContrast;

/// The classes of the space along one axis.
typedef OPEN_ENUMERATION(UIUserInterfaceSizeClass, long) {
    UIUserInterfaceSizeClassUnspecified = 0,
    UIUserInterfaceSizeClassCompact = 1,
    UIUserInterfaceSizeClassRegular = 2,
} UIUserInterfaceSizeClass;

/// The layout direction as a trait.
typedef OPEN_ENUMERATION(UITraitEnvironmentLayoutDirection, long) {
    UITraitEnvironmentLayoutDirectionUnspecified = -1,
    UITraitEnvironmentLayoutDirectionLeftToRight = 0,
    UITraitEnvironmentLayoutDirectionRightToLeft = 1,
} UITraitEnvironmentLayoutDirection;

/// The direction in which a view lays out its content.
typedef OPEN_ENUMERATION(UIUserInterfaceLayoutDirection, long) {
    UIUserInterfaceLayoutDirectionLeftToRight = 0,
    UIUserInterfaceLayoutDirectionRightToLeft = 1,
} UIUserInterfaceLayoutDirection;

/// The meanings of a view's content, which determine whether it is flipped in right-to-left
/// interfaces.
typedef OPEN_ENUMERATION(UISemanticContentAttribute, long) {
    UISemanticContentAttributeUnspecified = 0,
    UISemanticContentAttributePlayback = 1,
    UISemanticContentAttributeSpatial = 2,
    UISemanticContentAttributeForceLeftToRight = 3,
    UISemanticContentAttributeForceRightToLeft = 4,
} UISemanticContentAttribute;

/// The orientations of the interface.
typedef OPEN_ENUMERATION(UIInterfaceOrientation, long) {
    UIInterfaceOrientationUnknown = 0,
    UIInterfaceOrientationPortrait = 1,
    UIInterfaceOrientationPortraitUpsideDown = 2,
    UIInterfaceOrientationLandscapeRight = 3,
    UIInterfaceOrientationLandscapeLeft = 4,
} UIInterfaceOrientation;
