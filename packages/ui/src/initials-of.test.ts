import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Anna Bērziņa', 'AB'],
  ['Ņina Šņore Ķēniņa', 'ŅĶ'],
  ['Сергей Волков', 'СВ'],
  ['SIA „Jūras vējš”', 'SV'],
  ['Reception', 'R'],
  ['', '?'],
  ['12 34', '?'],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
