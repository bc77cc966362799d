#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIApplicationState, long) {
    UIApplicationStateActive = 0,
    UIApplicationStateInactive = 1,
    UIApplicationStateBackground = 2,
} UIApplicationState;

typedef OPEN_ENUMERATION(UISceneActivationState, long) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive = 0,
    UISceneActivationStateForegroundInactive = 1,
    UISceneActivationStateBackground = 2,
} UISceneActivationState;

/// The colors of the status bar.
typedef OPEN_ENUMERATION(UIStatusBarStyle, long) {
    UIStatusBarStyleDefault = 0,
    UIStatusBarStyleLightContent = 1,
    UIStatusBarStyleDarkContent = 3,
} UIStatusBarStyle;

/// The animations that show and hide the status bar.
typedef OPEN_ENUMERATION(UIStatusBarAnimation, long) {
    UIStatusBarAnimationNone = 0,
    UIStatusBarAnimationFade = 1,
    UIStatusBarAnimationSlide = 2,
} UIStatusBarAnimation;
