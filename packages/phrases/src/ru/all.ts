import { booking } from './booking.ts'
import { calendar } from './calendar.ts'
import { shell } from './shell.ts'

export const ru = { booking, calendar, shell } as const
