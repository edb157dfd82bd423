import { booking } from './booking.ts'
import { calendar } from './calendar.ts'
import { shell } from './shell.ts'

export const en = { booking, calendar, shell } as const
