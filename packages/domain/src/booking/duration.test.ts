import { describe, expect, it } from 'vitest'
import { durationsFor, whyNotDuration } from './duration.ts'

const offer = { serviceMinutes: 45, createDurations: [30, 60, 90], blockDurations: [20, 480] }

describe('the durations that may be asked for', () => {
  it('are the service’s own for visitors', () => {
    expect(durationsFor('visitor', offer)).toEqual([45])
    expect(whyNotDuration(45, 'visitor', offer)).toBeNull()
    expect(whyNotDuration(60, 'visitor', offer)).toBe('duration_not_offered')
  })

  it('are also the profile’s for staff', () => {
    expect(durationsFor('staff', offer)).toEqual([30, 45, 60, 90])
    expect(durationsFor('staff', { ...offer, serviceMinutes: 60 })).toEqual([30, 60, 90])
    expect(whyNotDuration(90, 'staff', offer)).toBeNull()
    expect(whyNotDuration(480, 'staff', offer)).toBe('duration_not_offered')
  })

  it('are the profile’s for blocks: its block lengths, and those that staff may create', () => {
    expect(durationsFor('block', offer)).toEqual([20, 30, 60, 90, 480])
    expect(durationsFor('block', { ...offer, createDurations: [] })).toEqual([20, 480])
    expect(whyNotDuration(480, 'block', offer)).toBeNull()
    expect(whyNotDuration(45, 'block', offer)).toBe('duration_not_offered')
  })

  it.each([0, -30, 1440.5, Number.NaN, Number.POSITIVE_INFINITY])('are never %s', (minutes) => {
    expect(whyNotDuration(minutes, 'staff', { ...offer, createDurations: [minutes] })).toBe('not_a_duration')
  })
})
