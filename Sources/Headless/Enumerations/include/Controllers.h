#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIAlertActionStyle, long) {
    UIAlertActionStyleDefault = 0,
    UIAlertActionStyleCancel = 1,
    UIAlertActionStyleDestructive = 2,
} UIAlertActionStyle;

typedef OPEN_ENUMERATION(UIAlertControllerStyle, long) {
    UIAlertControllerStyleActionSheet = 0,
    UIAlertControllerStyleAlert = 1,
} UIAlertControllerStyle;

typedef OPEN_ENUMERATION(UINavigationControllerOperation, long) {
    UINavigationControllerOperationNone = 0,
    UINavigationControllerOperationPush = 1,
    UINavigationControllerOperationPop = 2,
} UINavigationControllerOperation;

/// The styles in which a controller is shown over another one.
typedef OPEN_ENUMERATION(UIModalPresentationStyle, long) {
    UIModalPresentationFullScreen = 0,
    UIModalPresentationPageSheet = 1,
    UIModalPresentationFormSheet = 2,
    UIModalPresentationCurrentContext = 3,
    UIModalPresentationCustom = 4,
    UIModalPresentationOverFullScreen = 5,
    UIModalPresentationOverCurrentContext = 6,
    UIModalPresentationPopover = 7,
    UIModalPresentationNone = -1,
    UIModalPresentationAutomatic = -2,
} UIModalPresentationStyle;

/// The transitions that show and hide a presented controller.
typedef OPEN_ENUMERATION(UIModalTransitionStyle, long) {
    UIModalTransitionStyleCoverVertical = 0,
    UIModalTransitionStyleFlipHorizontal = 1,
    UIModalTransitionStyleCrossDissolve = 2,
    UIModalTransitionStylePartialCurl = 3,
} UIModalTransitionStyle;

typedef OPEN_ENUMERATION(UISplitViewControllerStyle, long) {
    /// The classic style, whose columns are an array of controllers.
    UISplitViewControllerStyleUnspecified = 0,
    UISplitViewControllerStyleDoubleColumn = 1,
    UISplitViewControllerStyleTripleColumn = 2,
} UISplitViewControllerStyle;

typedef OPEN_ENUMERATION(UISplitViewControllerColumn, long) {
    UISplitViewControllerColumnPrimary = 0,
    UISplitViewControllerColumnSupplementary = 1,
    UISplitViewControllerColumnSecondary = 2,
    /// The column that replaces all others if there is little space.
    UISplitViewControllerColumnCompact = 3,
} UISplitViewControllerColumn;

typedef OPEN_ENUMERATION(UISplitViewControllerDisplayMode, long) {
    UISplitViewControllerDisplayModeAutomatic = 0,
    UISplitViewControllerDisplayModeSecondaryOnly = 1,
    UISplitViewControllerDisplayModeOneBesideSecondary = 2,
    UISplitViewControllerDisplayModeOneOverSecondary = 3,
    UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
    UISplitViewControllerDisplayModeTwoOverSecondary = 5,
    UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
} UISplitViewControllerDisplayMode;

typedef OPEN_ENUMERATION(UISplitViewControllerSplitBehavior, long) {
    UISplitViewControllerSplitBehaviorAutomatic = 0,
    UISplitViewControllerSplitBehaviorTile = 1,
    UISplitViewControllerSplitBehaviorOverlay = 2,
    UISplitViewControllerSplitBehaviorDisplace = 3,
} UISplitViewControllerSplitBehavior;

typedef OPEN_ENUMERATION(UISplitViewControllerPrimaryEdge, long) {
    UISplitViewControllerPrimaryEdgeLeading = 0,
    UISplitViewControllerPrimaryEdgeTrailing = 1,
} UISplitViewControllerPrimaryEdge;

typedef OPEN_ENUMERATION(UITabPlacement, long) {
    UITabPlacementAutomatic = 0,
    UITabPlacementDefault = 1,
    UITabPlacementOptional = 2,
    UITabPlacementMovable = 3,
    UITabPlacementPinned = 4,
    UITabPlacementFixed = 5,
    UITabPlacementSidebarOnly = 6,
} UITabPlacement;

/// The ways in which one page follows another.
typedef OPEN_ENUMERATION(UIPageViewControllerTransitionStyle, long) {
    UIPageViewControllerTransitionStylePageCurl = 0,
    UIPageViewControllerTransitionStyleScroll = 1,
} UIPageViewControllerTransitionStyle;

/// The axis along which pages follow each other.
typedef OPEN_ENUMERATION(UIPageViewControllerNavigationOrientation, long) {
    UIPageViewControllerNavigationOrientationHorizontal = 0,
    UIPageViewControllerNavigationOrientationVertical = 1,
} UIPageViewControllerNavigationOrientation;

/// The directions to the next or the previous page.
typedef OPEN_ENUMERATION(UIPageViewControllerNavigationDirection, long) {
    UIPageViewControllerNavigationDirectionForward = 0,
    UIPageViewControllerNavigationDirectionReverse = 1,
} UIPageViewControllerNavigationDirection;

/// The place of the spine of a book.
typedef OPEN_ENUMERATION(UIPageViewControllerSpineLocation, long) {
    UIPageViewControllerSpineLocationNone = 0,
    UIPageViewControllerSpineLocationMin = 1,
    UIPageViewControllerSpineLocationMid = 2,
    UIPageViewControllerSpineLocationMax = 3,
} UIPageViewControllerSpineLocation;
