/** Flags that are switched in the table itself, each with the key of its phrase. */
export const rowFlags = [
  ['isVisible', 'visible'],
  ['isActive', 'active'],
  ['isQmsActive', 'qmsActive'],
  ['isBmsActive', 'bmsActive'],
] as const
export type RowFlag = (typeof rowFlags)[number][0]
