import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { BookingAct } from '@rinda/domain/booking/transitions'
import { transition } from '@rinda/domain/booking/transitions'
import type { BookingLogEntry } from '../../database/tables/booking-tables.ts'

/** Story of a booking: its log is its life, and status and times follow from it. Times are epoch minutes. */
export type Story = {
  status: BookingStatus
  approval: Approval
  createdAt: number
  updatedAt: number
  servedAt: number | null
  log: BookingLogEntry[]
}

/** The beginning of a story: nothing has happened. */
export function newStory(createdAt: number): Story {
  return { status: 'none', approval: 'none', createdAt, updatedAt: createdAt, servedAt: null, log: [] }
}

/** Adds the next act to the story. Throws when it cannot happen in the life of a booking. */
export function told(story: Story, act: BookingAct, at: number, by: string, details: object = {}): Story {
  const status = transition(act, story.status)
  if (!status) throw new Error(`a demo booking cannot ${act} when ${story.status}`)
  const line = { at: instant(at).toISOString(), act, by, status, ...details }
  return { ...story, status, updatedAt: at, log: [...story.log, line] }
}

/** The visitor was served, which is no change of status. */
export function served(story: Story, at: number, by: string): Story {
  const line = { at: instant(at).toISOString(), act: 'serve', by, status: story.status }
  return { ...story, servedAt: at, updatedAt: at, log: [...story.log, line] }
}

/** Staff has decided, or still has to. */
export function judged(story: Story, approval: Approval, at: number): Story {
  return { ...story, approval, updatedAt: Math.max(story.updatedAt, at) }
}

export function instant(epochMinutes: number): Date {
  return new Date(epochMinutes * 60_000)
}
