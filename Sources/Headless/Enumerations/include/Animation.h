#include "OpenEnumeration.h"

/// The kinds of timing curves.
typedef OPEN_ENUMERATION(UITimingCurveType, long) {
    UITimingCurveTypeBuiltin = 0,
    UITimingCurveTypeCubic = 1,
    UITimingCurveTypeSpring = 2,
    UITimingCurveTypeComposed = 3,
} UITimingCurveType;

/// The positions at which an animation may end.
typedef OPEN_ENUMERATION(UIViewAnimatingPosition, long) {
    UIViewAnimatingPositionEnd = 0,
    UIViewAnimatingPositionStart = 1,
    UIViewAnimatingPositionCurrent = 2,
} UIViewAnimatingPosition;

/// The states of an animator.
typedef OPEN_ENUMERATION(UIViewAnimatingState, long) {
    UIViewAnimatingStateInactive = 0,
    UIViewAnimatingStateActive = 1,
    UIViewAnimatingStateStopped = 2,
} UIViewAnimatingState;

typedef OPEN_ENUMERATION(UIViewAnimationCurve, long) {
    UIViewAnimationCurveEaseInOut = 0,
    UIViewAnimationCurveEaseIn = 1,
    UIViewAnimationCurveEaseOut = 2,
    UIViewAnimationCurveLinear = 3,
} UIViewAnimationCurve;
