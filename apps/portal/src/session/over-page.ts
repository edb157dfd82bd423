/**
 * Options of a navigation that opens a dialog at an address of its own, and, with `replace`, of the one that closes it: the entry in the history is marked as
 * one for what lies over the page, which Back passes over once it is closed. Otherwise Back would open the dialog again.
 */
export const overPage = { state: (now: object) => ({ ...now, isOverPage: true as const }) }
