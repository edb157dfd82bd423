import { timeText } from '@rinda/phrases/time/opening-text'
import { expect, test } from 'vitest'
import { announcementText } from './announcement-texts.ts'
import { comingText, dayText } from './moment-text.ts'

const order = ['lv', 'en', 'ru'] as const
const zone = 'Europe/Riga'
const friday = Date.parse('2026-11-20T07:22:00Z')

test('an announcement is said in the language whose turn it is, else in one that it has', () => {
  const texts = { default: 'Slēgts', lv: 'Šodien slēgts', en: ' ', ru: 'Закрыто' }
  expect(announcementText(texts, 'ru', order)).toEqual({ language: 'ru', text: 'Закрыто' })
  expect(announcementText(texts, 'en', order)).toEqual({ language: 'lv', text: 'Šodien slēgts' })
  const only = { default: 'Slēgts', lv: '', en: '', ru: '' }
  expect(announcementText(only, 'en', order)).toEqual({ language: null, text: 'Slēgts' })
  expect(announcementText({ default: '', lv: '', en: '', ru: '' }, 'lv', order)).toBeNull()
})

test('moments are those of the place, as its languages write them', () => {
  expect(timeText(friday, { zone, language: 'en' })).toBe('09:22')
  expect(order.map((language) => dayText(friday, { zone, language }))).toEqual([
    ...['piektdiena, 20. novembris', 'Friday 20 November', 'пятница, 20 ноября'],
  ])
})

test('an opening is said with its day, unless that is today', () => {
  const where = { zone, language: 'lv' } as const
  const later = Date.parse('2026-11-20T12:00:00Z')
  expect(comingText(later, friday, where)).toBe('14:00')
  expect(comingText(later, friday - 86_400_000, where)).toBe('piektdiena, 20. novembris, 14:00')
})
