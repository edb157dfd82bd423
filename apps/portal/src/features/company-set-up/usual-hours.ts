import type { Week } from '../../set-up/fields/week.ts'

const open = { from: '09:00', till: '17:00' }
const closed = { from: '', till: '' }

/** Hours that many offices have, to begin with. */
export const usualHours: Week = {
  ...{ monday: open, tuesday: open, wednesday: open, thursday: open, friday: open },
  ...{ saturday: closed, sunday: closed },
}
