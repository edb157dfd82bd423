/** Texts for when a booking, or its cancellation, is undone right after it. */
export const undo = {
  undo: 'Undo',
  bookedUndone: 'The booking is undone, {{time}} is free again',
  changedMeanwhile: 'The booking has been changed meanwhile, so it stays. Open it to see how it stands.',
  changedSince: 'Changed meanwhile: {{name}}, {{time}}',
  canceledSince: 'Canceled meanwhile: {{name}}, {{time}}',
  restored: 'Restored: {{name}}, {{time}}',
  block: 'blocked time',
  notRestored: 'The booking could not be restored',
  notUndone: 'It could not be undone',
  note: 'Undone right after it was booked',
} as const
