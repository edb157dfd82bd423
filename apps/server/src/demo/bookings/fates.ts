import type { Interval } from '@rinda/domain/time/zone'
import type { Random } from '../random.ts'
import { judged, newStory, type Story, served, told } from './story.ts'

/** Names that a log gives to whoever books, and to whoever works at the desk. */
export type Actors = { booker: string; staff: string }

const day = 1440

/** Gives the time at which a visit was booked: some time before it, and before now. */
function bookedAt(random: Random, visit: Interval, now: number): number {
  const before = random.chance(0.4) ? random.int(60, 2 * day) : random.int(day, 12 * day)
  return Math.min(visit.from - before, now - random.int(5, 3 * day))
}

export function scheduled(random: Random, visit: Interval, actors: Actors, now: number): Story {
  const at = bookedAt(random, visit, now)
  const locked = told(newStory(at), 'lock', at, actors.booker)
  return told(locked, 'schedule', at + random.int(1, 4), actors.booker)
}

/** A visit that is in the calendar: ahead, running or over. */
export function visitStory(
  random: Random,
  visit: Interval,
  actors: Actors,
  asksApproval: boolean,
  now: number,
): Story {
  let story = scheduled(random, visit, actors, now)
  if (asksApproval) story = decide(random, story, visit, now)
  const isWelcome = story.approval === 'none' || story.approval === 'accepted'
  const reminderAt = visit.from - random.int(20, 30) * 60
  if (reminderAt > story.updatedAt && reminderAt < now && isWelcome && random.chance(0.45)) {
    story = told(story, 'confirm', reminderAt, 'visitor')
  }
  const cameAt = visit.from + random.int(-4, 6)
  const isOver = visit.till <= now
  const cameToo = cameAt <= now && isWelcome && random.chance(isOver ? 0.93 : 0.7)
  return cameToo ? served(story, cameAt, actors.staff) : story
}

function decide(random: Random, story: Story, visit: Interval, now: number): Story {
  const decidedAt = story.updatedAt + random.int(30, day)
  const isOpen = decidedAt >= Math.min(now, visit.from) || (visit.from > now && random.chance(0.35))
  if (isOpen && visit.from > now) return judged(story, 'pending', story.updatedAt)
  const at = Math.min(decidedAt, visit.from - 1, now)
  return judged(story, random.chance(0.08) ? 'declined' : 'accepted', at)
}

/** A visit that was given up before it began. */
export function canceledStory(random: Random, visit: Interval, actors: Actors, now: number): Story {
  const story = scheduled(random, visit, actors, now)
  const last = Math.min(visit.from, now) - 1
  const at = Math.min(last, story.updatedAt + random.int(10, 4 * day))
  return told(
    story,
    'cancel',
    Math.max(at, story.updatedAt),
    random.chance(0.7) ? actors.booker : actors.staff,
  )
}

/** A visit whose time moved to a booking that is named. */
export function rescheduledStory(
  random: Random,
  visit: Interval,
  actors: Actors,
  toQtid: string,
  at: number,
): Story {
  const booked = Math.min(visit.from, at) - random.int(60, 3 * day)
  const story = told(
    told(newStory(booked), 'lock', booked, actors.booker),
    'schedule',
    booked + 2,
    actors.booker,
  )
  return told(story, 'reschedule', at, actors.booker, { to: toQtid })
}

/** A form that nobody finished. */
export function abandonedStory(
  random: Random,
  visit: Interval,
  actors: Actors,
  end: 'expire' | 'unlock' | 'fail',
  now: number,
): Story {
  const at = bookedAt(random, visit, now)
  const locked = told(newStory(at), 'lock', at, actors.booker)
  if (end === 'expire') return told(locked, 'expire', Math.min(at + 10, now), 'system')
  return told(locked, end, Math.min(at + random.int(1, 5), now), end === 'fail' ? 'system' : actors.booker)
}

/** A form that is being filled in now; it ends by itself. */
export function openStory(
  random: Random,
  isVerified: boolean,
  now: number,
): { story: Story; expireAt: number } {
  const at = now - random.int(1, 4)
  const locked = told(newStory(at), 'lock', at, 'visitor')
  const story = isVerified ? told(locked, 'verify', at + 1, 'visitor') : locked
  return { story, expireAt: at + 10 }
}
