import type { PlatformCompany } from '@rinda/client/people/platform'
import { expect, test } from 'vitest'
import { changeOf, draftOf, factOf, withFact, withSharedAnswers } from './company-draft.ts'

const company = {
  ...{ id: 41, name: 'Town', name_lv: 'Pilsēta', name_en: 'Town', name_ru: 'Город' },
  ...{ www: '', visible: true, logo: 'data:image/png;base64,x', latitude: 57, longitude: 25 },
  profile: { calendar: { maxDays: 3 } },
} as unknown as PlatformCompany

test('only what was changed is sent, and the answers whole', () => {
  const draft = draftOf(company)
  expect(changeOf(draft, company)).toBeUndefined()
  expect(changeOf({ ...draft, card: { ...draft.card, www: 'https://town.example' } }, company)).toEqual({
    www: 'https://town.example',
  })
  const moved = withFact(draft, 'latitude', 56.5)
  expect(changeOf(moved, company)).toEqual({
    profile: { calendar: { maxDays: 3 }, facts: { latitude: 56.5 } },
  })
  expect([factOf(moved, company, 'latitude'), factOf(moved, company, 'longitude')]).toEqual([56.5, 25])
})

test('rules are taken from another company; what names places and people of one stays where it is', () => {
  const from = {
    zone: 'Europe/Tallinn',
    facts: { latitude: 59 },
    calendar: { maxDays: 5, startMinutes: { '9': 300 } },
    booking: { mayCancel: false, fieldsAt: [] },
    roles: { COMPANY_USER: { home: '/issues' } },
  }
  const own = {
    facts: { latitude: 57 },
    calendar: { maxDays: 3, startMinutes: { '7': 360 } },
    views: { listSwitch: true },
    widgetOrigins: ['https://town.example'],
  }
  expect(withSharedAnswers(own, from)).toEqual({
    zone: 'Europe/Tallinn',
    facts: { latitude: 57 },
    calendar: { maxDays: 5, startMinutes: { '7': 360 } },
    booking: { mayCancel: false },
    widgetOrigins: ['https://town.example'],
  })
})
