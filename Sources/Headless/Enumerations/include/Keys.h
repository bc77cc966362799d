#include "OpenEnumeration.h"

typedef OPEN_ENUMERATION(UIPressPhase, long) {
    UIPressPhaseBegan = 0,
    UIPressPhaseChanged = 1,
    UIPressPhaseStationary = 2,
    UIPressPhaseEnded = 3,
    UIPressPhaseCancelled = 4,
} UIPressPhase;
