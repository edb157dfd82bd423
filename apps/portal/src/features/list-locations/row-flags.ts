/** What is turned in the table itself, with the phrase that names it. */
export const rowFlags = [
  ['isVisible', 'visible'],
  ['isActive', 'active'],
  ['isQmsActive', 'qmsActive'],
  ['isBmsActive', 'bmsActive'],
] as const
export type RowFlag = (typeof rowFlags)[number][0]
