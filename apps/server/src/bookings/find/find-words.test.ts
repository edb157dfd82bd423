import { expect, test } from 'vitest'
import { fieldQuery, visitorQuery } from './find-words.ts'

test('a name is its words, also where two names are written as one', () => {
  expect(visitorQuery('Anna  Kalniņa-Bērziņa').words).toEqual(['Anna', 'Kalniņa', 'Bērziņa'])
})

test('a search that is made to be slow is as short as any: each word once, the six that say most', () => {
  expect(visitorQuery('kalniņa k ka kal KALNIŅA a an anna ann').words).toEqual(['kalniņa', 'anna'])
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].join(' ')
  expect(visitorQuery(`${letters} bērziņa`).words).toHaveLength(6)
  expect(visitorQuery(`${letters} bērziņa`).words).toContain('bērziņa')
  expect(visitorQuery('anna marija elizabete kalniņa bērziņa ozola liepa').words).not.toContain('anna')
})

test('letters of no word that can be looked for are no name', () => {
  expect(visitorQuery('a b c').words).toEqual([])
  expect(visitorQuery('%%%').words).toEqual([])
})

test('the marks around the name of a company are none of its words, nor is what stands for no sound', () => {
  expect(visitorQuery('SIA „Rudzu lauks”').words).toEqual(['SIA', 'Rudzu', 'lauks'])
  expect(visitorQuery('«Заря» ь').words).toEqual(['Заря'])
  expect(visitorQuery('ьъ').words).toEqual([])
})

test.each([['29123456'], ['29 123 456'], ['29-12-34-56']])('%s is a number without its country', (typed) => {
  expect(visitorQuery(typed).phones[0]).toEqual({ countryCode: null, number: '29123456' })
})

test.each([['+371 29123456'], ['0037129123456'], ['+371 (29) 123-456'], ['371 29123456']])(
  '%s is a number with its country',
  (typed) => {
    expect(visitorQuery(typed).phones).toContainEqual({ countryCode: '371', number: '29123456' })
  },
)

test('a country alone is the beginning of every number in it', () => {
  expect(visitorQuery('+371').phones).toContainEqual({ countryCode: '371', number: '' })
})

test('a name is no number, and two digits are none yet', () => {
  expect(visitorQuery('Anna 29').phones).toEqual([])
  expect(visitorQuery('29').phones).toEqual([])
})

test('letters and digits may be a code, as it is read aloud', () => {
  expect(visitorQuery('ab 3x').code).toBe('AB3X')
  expect(visitorQuery('klaviņš').code).toBeNull()
  expect(visitorQuery("a' OR 1=1").code).toBeNull()
})

test('what is typed into a field is looked for where that field leads, and nowhere else', () => {
  const nothing = { words: [], isOfCompaniesToo: false, phones: [], email: null, code: null }
  expect(fieldQuery('name', 'Anna 2611')).toEqual({ ...nothing, words: ['Anna', '2611'] })
  expect(fieldQuery('phone', '26 11').phones).toContainEqual({ countryCode: null, number: '2611' })
  expect(fieldQuery('phone', 'anna')).toEqual(nothing)
  expect(fieldQuery('email', 'anna.b')).toEqual({ ...nothing, email: 'anna.b' })
})
