import type { PlatformCompany } from '@rinda/client/people/platform'
import { expect, test } from 'vitest'
import { companyToSend, savedTexts } from './company-typed.ts'

const profile = { zone: 'Asia/Singapore', facts: { logo: 'https://a.example/a.png', latitude: 1 } }
const company = {
  ...{ id: 50, name: 'Solis', name_lv: 'Solis', name_en: 'Solis', name_ru: 'Солис', www: '', profile },
  inherited: { zone: 'Europe/Riga' },
} as unknown as PlatformCompany
const typed = (part: object) => companyToSend(company, { ...savedTexts(company), ...part })

test('nothing is sent of a company of which nothing was typed', () => {
  expect(typed({})).toEqual({})
})

test('a new one has the Latvian name for all languages, and says nothing that is usual', () => {
  const texts = { ...savedTexts(undefined), name_lv: ' Solis ', name_ru: 'Солис' }
  expect(companyToSend(undefined, texts)).toEqual({ name: 'Solis', name_lv: 'Solis', name_ru: 'Солис' })
})

test('a name that stood for all goes along when it is changed; another stays', () => {
  expect(typed({ name_lv: 'Saule' })).toEqual({ name: 'Saule', name_lv: 'Saule' })
  expect(typed({ name_ru: 'Солнце' })).toEqual({ name_ru: 'Солнце' })
})

test('its picture and its zone are changed beside all else that it answers', () => {
  expect(typed({ logo: '' })).toEqual({ profile: { zone: 'Asia/Singapore', facts: { latitude: 1 } } })
  expect(typed({ zone: 'Europe/Riga' })).toEqual({ profile: { ...profile, zone: 'Europe/Riga' } })
})
