import { bookingLog } from './booking-log.ts'
import { bookingRecord } from './booking-record.ts'
import { composer } from './composer.ts'
import { health } from './health.ts'
import { messageConsole } from './message-console.ts'
import { outbox } from './outbox.ts'
import { slotTrial } from './slot-trial.ts'
import { toolbox } from './toolbox.ts'
import { travel } from './travel.ts'

export const diagnosis = {
  composer,
  health,
  outbox,
  messageConsole,
  bookingLog,
  bookingRecord,
  slotTrial,
  toolbox,
  travel,
} as const
