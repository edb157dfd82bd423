import type { PlatformCompany } from '@rinda/client/people/platform'
import { expect, test } from 'vitest'
import { draftOf, withFact } from '../card/company-draft.ts'
import { withAnswer } from '../rules/answers.ts'
import { changesIn } from './changes.ts'

const company = {
  ...{ id: 41, name: 'Town', name_lv: '', name_en: '', name_ru: '', www: '', visible: true },
  ...{ logo: '', latitude: 57, longitude: 25, profile: { roles: { COMPANY_USER: { home: '/issues' } } } },
  inherited: {
    slots: { defaultMinutes: 30 },
    calendar: { startMinute: 480, endMinute: 1260, maxDays: 7 },
    columns: ['date'],
    booking: { formFields: [] },
  },
} as unknown as PlatformCompany

test('each change is listed once, by what it is about, with what it was', () => {
  const draft = draftOf(company)
  expect(changesIn(draft, company)).toEqual([])
  const moved = withFact(withFact(draft, 'latitude', 56), 'longitude', 24)
  const override = withAnswer(moved.override, 'slots.defaultMinutes', 20)
  const changes = changesIn({ card: { ...draft.card, visible: false }, override }, company)
  expect(changes.map(({ kind }) => kind)).toEqual(['card', 'place', 'rule'])
  expect(changes[2]).toMatchObject({ rule: { path: 'slots.defaultMinutes' }, from: 30, to: 20 })
  const rest = withAnswer(draft.override, 'roles', undefined)
  expect(changesIn({ ...draft, override: rest }, company)).toEqual([{ kind: 'rest' }])
})
