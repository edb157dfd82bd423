import { screens, serviceConfigTabs } from '@rinda/domain/access/screen'
import { expect, test } from 'vitest'
import { isOfUse, isTabOfUse, servesWays, waysInOf } from './ways-in.ts'

const location = (isBmsActive: boolean, isQmsActive: boolean) => ({ isBmsActive, isQmsActive })
const hidden = (...locations: ReturnType<typeof location>[]) =>
  screens.filter((screen) => !isOfUse(screen, waysInOf(locations)))

test('where there is a line alone, nothing of appointments is shown; hours, people and locations are', () => {
  const screens = hidden(location(false, true), location(false, false))
  expect(screens).toEqual([
    ...['bookings', 'calendar', 'list', 'overview', 'issues'],
    ...['specialists', 'service-times'],
  ])
})

test('one location with appointments is enough, with a line beside it or without', () => {
  expect(hidden(location(true, false))).toEqual([])
  expect(hidden(location(false, true), location(true, true))).toEqual([])
})

test('before anything is set up, nothing is hidden', () => {
  expect(hidden()).toEqual([])
  expect(hidden(location(false, false))).toEqual([])
})

test('of a field and of a tab it is told in which way they are of use', () => {
  const lineAlone = waysInOf([location(false, true)])
  expect([servesWays('line', lineAlone), servesWays('appointments', lineAlone)]).toEqual([true, false])
  expect(servesWays(undefined, lineAlone)).toBe(true)
  expect(serviceConfigTabs.filter((tab) => isTabOfUse(tab, lineAlone))).toEqual(['prices'])
})
