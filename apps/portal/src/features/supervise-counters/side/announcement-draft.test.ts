import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { announcementState, draftOf, formOf, todayAt } from './announcement-draft.ts'

const now = fromUtcDateTime('2027-03-10', '10:00')
const zone = 'Europe/Riga'
const texts = { default: '', lv: '', en: '', ru: '' }
const form = { lv: 'Šodien līdz 15', en: '', ru: '', until: '' }

test('an announcement ends at a time of the day on the clock of the location', () => {
  expect(todayAt('15:00', now, zone)).toBe('2027-03-10T13:00:00.000Z')
  // On the day on which the hour from three to four is skipped it never comes.
  expect(todayAt('03:30', fromUtcDateTime('2027-03-28', '10:00'), zone)).toBeNull()
})

test('what is written in one language stands for the others', () => {
  expect(draftOf({ ...form, ru: ' Сегодня ', until: '15:00' }, now, zone)).toEqual({
    faults: [],
    draft: {
      announcement: { default: 'Šodien līdz 15', lv: 'Šodien līdz 15', en: '', ru: 'Сегодня' },
      config: { announcement_until: '2027-03-10T13:00:00.000Z' },
    },
  })
  expect(draftOf(form, now, zone).draft.config).toEqual({ announcement_until: null })
})

test('an announcement without words, or with an end that is past, is not shown', () => {
  expect(draftOf({ ...form, lv: '  ', until: '11:59' }, now, zone).faults).toEqual(['text', 'until'])
  expect(draftOf({ ...form, until: '12:00' }, now, zone).faults).toEqual(['until'])
  expect(draftOf({ ...form, until: '12:01' }, now, zone).faults).toEqual([])
})

test('an end that is ahead stays while the words are mended, also on another day; one that is past is gone', () => {
  const tomorrow = '2027-03-11T13:00:00.000Z'
  const begun = formOf({ ...texts, lv: 'Līdz 15' }, tomorrow, now, zone)
  expect(begun).toEqual({ lv: 'Līdz 15', en: '', ru: '', until: '15:00' })
  const before = { end: tomorrow, until: begun.until }
  const endOf = (until: string) => draftOf({ ...begun, until }, now, zone, before).draft.config
  expect(endOf('15:00')).toEqual({ announcement_until: tomorrow })
  expect(endOf('16:00')).toEqual({ announcement_until: '2027-03-10T14:00:00.000Z' })
  expect(endOf('')).toEqual({ announcement_until: null })
  expect(formOf(texts, '2027-03-10T10:00:00.000Z', now, zone).until).toBe('')
  expect(formOf(texts, null, now, zone).until).toBe('')
})

test('an announcement is shown until its end', () => {
  const until = '2027-03-10T10:00:00Z'
  expect(announcementState(texts, until, now)).toEqual({ kind: 'none' })
  expect(announcementState({ ...texts, en: 'x' }, null, now)).toEqual({ kind: 'shown', until: null })
  expect(announcementState({ ...texts, en: 'x' }, until, now - 1)).toEqual({ kind: 'shown', until })
  expect(announcementState({ ...texts, en: 'x' }, until, now)).toEqual({ kind: 'over', until })
})
