import { expect, test } from 'vitest'
import { visitTime } from './visit-time.ts'

const said = (at: string, language: 'lv' | 'en' | 'ru' = 'lv', zone = 'Europe/Riga') =>
  visitTime(Date.parse(at), { zone, language })

test('the time of a visit is that of the place', () => {
  expect(said('2026-11-21T08:30:00Z')).toBe('10:30')
  expect(said('2026-07-21T08:30:00Z', 'en', 'Asia/Singapore')).toBe('16:30')
})

test('of a time that comes twice as the clocks are put back it is said which is meant', () => {
  const night = [
    '2026-10-24T23:59:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T02:00:00Z',
  ]
  expect(night.map((at) => said(at))).toEqual([
    '02:59',
    '03:30 (vasaras laiks)',
    '03:30 (ziemas laiks)',
    '04:00',
  ])
  expect(said('2026-10-25T00:00:00Z', 'en')).toBe('03:00 (summer time)')
  expect(said('2026-10-25T01:59:00Z', 'ru')).toBe('03:59 (зимнее время)')
})

test('it is so where the clocks are put back by half an hour, and nothing comes twice where they are put forward', () => {
  expect(said('2026-04-04T14:45:00Z', 'en', 'Australia/Lord_Howe')).toBe('01:45 (summer time)')
  expect(said('2026-04-04T15:15:00Z', 'en', 'Australia/Lord_Howe')).toBe('01:45 (winter time)')
  expect(said('2026-03-29T00:30:00Z')).toBe('02:30')
  expect(said('2026-03-29T01:30:00Z')).toBe('04:30')
})
