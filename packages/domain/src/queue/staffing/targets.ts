/** Targets that can be chosen: minutes within which nine of ten are to be called. */
export const staffingTargets = [5, 10, 15, 20, 30] as const
export const usualTarget = 15
