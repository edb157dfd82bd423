import { distanceKm } from '@rinda/domain/place/distance'
import { expect, test } from 'vitest'
import { findTowns, listTownsWithin } from './gazetteer.ts'

const riga = { latitude: 56.946285, longitude: 24.105078 }
const namesOf = async (text: string, near = riga) =>
  (await findTowns(text, near, 5)).places.map(({ name }) => name)

test.each([
  ['Rīga', 'Riga'],
  ['riga', 'Riga'],
  ['Рига', 'Riga'],
  ['rig', 'Riga'],
  ['Елгава', 'Jelgava'],
  ['liepaja', 'Liepāja'],
  ['cesis', 'Cēsis'],
  ['Ventsp', 'Ventspils'],
  ['Londona', 'London'],
  ['Brīvības iela 1, Rīga', 'Riga'],
  ['Riga, Brivibas 1', 'Riga'],
])('%s finds %s first', async (text, name) => expect((await namesOf(text))[0]).toBe(name))

test('of towns with the same name the nearer comes first', async () => {
  const singapore = { latitude: 1.35, longitude: 103.8 }
  const [near] = (await findTowns('Victoria', singapore, 1)).places
  const [far] = (await findTowns('Victoria', riga, 1)).places
  expect(near && far && distanceKm(near, singapore) < distanceKm(far, singapore)).toBe(true)
})

test('what is nowhere is not found, and signs alone find nothing', async () => {
  expect(await namesOf('Qqqzzz')).toEqual([])
  expect(await namesOf('., -')).toEqual([])
})

test('a part of the map has its largest towns first, over the date line too', async () => {
  const baltic = { west: 21, south: 55.7, east: 28, north: 58 }
  expect((await listTownsWithin(baltic, 3)).places.map(({ name }) => name)).toEqual([
    'Riga',
    'Klaipėda',
    'Šiauliai',
  ])
  const pacific = { west: 170, south: -25, east: -170, north: -10 }
  const countries = (await listTownsWithin(pacific, 50)).places.map(({ country }) => country)
  expect(countries).toContain('FJ')
  expect(countries).not.toContain('LV')
})
