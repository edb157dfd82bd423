import { expect, test } from 'vitest'
import { type FigurePeriodKind, figurePeriod } from './figure-period.ts'

const told = (kind: FigurePeriodKind, from: string, to: string, today: string) => {
  const period = figurePeriod(kind, { from, to }, today)
  const text = ({ from, to }: { from: string; to: string }) => `${from} ${to}`
  return [text(period), period.isRunning, text(period.before), text(period.previous), text(period.next)]
}

test('a day is compared with the same weekday of the week before', () => {
  expect(told('day', '2026-11-20', '2026-11-20', '2026-11-20')).toEqual([
    ...['2026-11-20 2026-11-20', true, '2026-11-13 2026-11-13'],
    ...['2026-11-19 2026-11-19', '2026-11-21 2026-11-21'],
  ])
})

test('a week goes from Monday to Sunday, and up to today while it runs', () => {
  expect(told('week', '2026-11-20', '2026-11-20', '2026-11-18')).toEqual([
    ...['2026-11-16 2026-11-18', true, '2026-11-09 2026-11-11'],
    ...['2026-11-09 2026-11-15', '2026-11-23 2026-11-29'],
  ])
  expect(told('week', '2026-10-26', '2026-10-26', '2026-11-20').slice(0, 3)).toEqual([
    ...['2026-10-26 2026-11-01', false, '2026-10-19 2026-10-25'],
  ])
})

test('a month is compared with the one before: while it runs with as many of its days, and over with all', () => {
  expect(told('month', '2026-11-20', '2026-11-20', '2026-11-20')).toEqual([
    ...['2026-11-01 2026-11-20', true, '2026-10-01 2026-10-20'],
    ...['2026-10-01 2026-10-31', '2026-12-01 2026-12-31'],
  ])
  expect(told('month', '2026-11-20', '2026-11-20', '2026-12-20').slice(0, 3)).toEqual([
    ...['2026-11-01 2026-11-30', false, '2026-10-01 2026-10-31'],
  ])
  expect(told('month', '2027-03-01', '2027-03-30', '2027-03-30')[2]).toBe('2027-02-01 2027-02-28')
})

test('any other period is compared with as many days before it', () => {
  expect(told('other', '2026-11-05', '2026-11-14', '2026-11-20')).toEqual([
    ...['2026-11-05 2026-11-14', false, '2026-10-26 2026-11-04'],
    ...['2026-10-26 2026-11-04', '2026-11-15 2026-11-24'],
  ])
  expect(told('other', '2026-11-05', '2026-11-25', '2026-11-20').slice(0, 3)).toEqual([
    ...['2026-11-05 2026-11-20', true, '2026-10-15 2026-10-30'],
  ])
})
