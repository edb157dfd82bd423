import type { DayPart } from '@rinda/domain/booking/earlier'
import type { Weekday } from '@rinda/domain/time/zone'
import type { Generated } from 'kysely'

export type EarlierWishesTable = {
  company_id: number
  wish_id: Generated<number>
  booking_id: number
  /** Start of the visit when it was asked. */
  starts_at: Date
  weekdays: Weekday[]
  parts: DayPart[]
  same_specialist: boolean
  /** Starts that were free already when it was asked, and were not given back since. */
  known: Date[]
  asked_at: Date
  seen_at: Date | null
  ended_at: Date | null
  end_reason: 'accepted' | 'stopped' | 'by_staff' | 'over' | null
}

export type EarlierOffersTable = {
  company_id: number
  /** Booking that keeps the offered time, locked until `until`. */
  hold_id: number
  wish_id: number
  starts_at: Date
  until: Date
  offered_at: Date
  outcome: 'accepted' | 'declined' | 'passed' | 'withdrawn' | null
}

export type EarlierRoundsTable = { company_id: number; due_at: Date; calls: number }
