import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Rīga', 'Рига'],
  ['Riga', 'RĪGA'],
  ['Liepāja', 'Лиепая'],
  ['Jelgava', 'Елгава'],
  ['Jēkabpils', 'Екабпилс'],
  ['Jūrmala', 'Юрмала'],
  ['Cēsis', 'Цесис'],
  ['Vilnius', 'Вильнюс'],
  ['Šiauliai', 'Шяуляй'],
  ['Helsinki', 'Хельсинки'],
  ['Łódź', 'Lodz'],
  ['Saint-Étienne', 'saint etienne'],
])('%s is %s', (one, other) => expect(foldName(one)).toBe(foldName(other)))

test('different names stay different', () => {
  expect(foldName('Ogre')).not.toBe(foldName('Ogra'))
})

test('what has no letters is nothing', () => expect(foldName(' - . ,')).toBe(''))
