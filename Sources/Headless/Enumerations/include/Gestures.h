#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIEventType, long) {
    UIEventTypeTouches = 0,
    UIEventTypeMotion = 1,
    UIEventTypeRemoteControl = 2,
    UIEventTypePresses = 3,
    UIEventTypeScroll = 10,
    UIEventTypeHover = 11,
    UIEventTypeTransform = 14,
} UIEventType;

typedef OPEN_ENUMERATION(UIGestureRecognizerState, long) {
    UIGestureRecognizerStatePossible = 0,
    UIGestureRecognizerStateBegan = 1,
    UIGestureRecognizerStateChanged = 2,
    UIGestureRecognizerStateEnded = 3,
    UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded,
    UIGestureRecognizerStateCancelled = 4,
    UIGestureRecognizerStateFailed = 5,
} UIGestureRecognizerState;

typedef OPEN_ENUMERATION(UITouchPhase, long) {
    UITouchPhaseBegan = 0,
    UITouchPhaseMoved = 1,
    UITouchPhaseStationary = 2,
    UITouchPhaseEnded = 3,
    UITouchPhaseCancelled = 4,
    UITouchPhaseRegionEntered = 5,
    UITouchPhaseRegionMoved = 6,
    UITouchPhaseRegionExited = 7,
} UITouchPhase;

typedef OPEN_ENUMERATION(UITouchType, long) {
    UITouchTypeDirect = 0,
    UITouchTypeIndirect = 1,
    UITouchTypePencil = 2,
    UITouchTypeStylus = UITouchTypePencil,
    UITouchTypeIndirectPointer = 3,
} UITouchType;
