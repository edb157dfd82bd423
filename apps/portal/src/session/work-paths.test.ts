import type { NavigationLink, Screen } from '@rinda/domain/access/screen'
import { expect, test } from 'vitest'
import { homeOf, isLinkOf, menuOf, welcomePathOf } from './work-paths.ts'

const screens: Screen[] = ['bookings', 'calendar', 'overview']
const starting = { screens, root: 'home' } as const

test('home is what the profile says, where there is such a screen', () => {
  expect(homeOf({ ...starting, home: '/bookings' })).toBe('/bookings')
})

test('a home is the week, the overview or the day, as the profile says', () => {
  for (const home of ['/bookings/overview', '/bookings/calendar'] as const) {
    expect(homeOf({ ...starting, home })).toBe(home)
  }
})

test('a home that has no screen here is the day calendar, and so are today’s bookings', () => {
  expect(homeOf({ ...starting, home: '/not-built-yet' })).toBe('/bookings')
  expect(homeOf({ ...starting, root: 'today', home: '/bookings/overview' })).toBe('/bookings')
})

test('who may open no screen, or has no home, is welcomed', () => {
  expect(homeOf({ ...starting, screens: [], home: '/bookings' })).toBeNull()
  expect(homeOf({ ...starting, home: '/' })).toBeNull()
})

test('the welcome page leads to where the profile says, to the day calendar where that is not open, or nowhere', () => {
  expect(welcomePathOf({ screens: ['locations'], welcomeLink: '/locations' })).toBe('/locations')
  expect(welcomePathOf({ screens, welcomeLink: '/reports' })).toBe('/bookings')
  expect(welcomePathOf({ screens, welcomeLink: '/bookings' })).toBe('/bookings')
  expect(welcomePathOf({ screens, welcomeLink: null })).toBeNull()
  expect(welcomePathOf({ screens: [], welcomeLink: '/locations' })).toBeNull()
})

test('the menu has the links of the profile that lead somewhere here', () => {
  const links = (...navigation: NavigationLink[]) => menuOf(navigation)
  expect(links({ screen: 'calendar', path: '/bookings' })).toEqual([{ screen: 'calendar', to: '/bookings' }])
  expect(
    links({ screen: 'calendar', path: '/bookings/calendar' }, { screen: 'reports', path: '/reports/1' }),
  ).toEqual([
    { screen: 'calendar', to: '/bookings/calendar' },
    { screen: 'reports', to: '/reports/1' },
  ])
  expect(links({ screen: 'reports', path: '/reports' })).toEqual([])
  expect(links({ screen: 'locations', path: '/locations' })).toEqual([
    { screen: 'locations', to: '/locations' },
  ])
  expect(links({ screen: 'tools', path: '/tools' })).toEqual([{ screen: 'tools', to: '/tools' }])
})

test.each([
  ['/bookings/calendar', '/bookings', true],
  ['/bookings/calendar', '/bookings/list', true],
  ['/bookings', '/bookings/calendar', true],
  ['/bookings', '/bookings/overview', false],
  ['/bookings/overview', '/bookings/overview', true],
  ['/locations', '/locations/17', true],
  ['/locations', '/location', false],
  ['/reports/1', '/reports/2', true],
  ['/queue', '/queue-day', true],
  ['/queue', '/queues', false],
])('the link to %s is that of %s: %s', (to, pathname, isPresent) => {
  expect(isLinkOf(to, pathname)).toBe(isPresent)
})
