import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, isStamped, stamp } from './stamp.mjs'

let folder: string
const place = (...parts: string[]) => path.join(folder, ...parts)
const hash = () => hashOf([place('src'), place('lock.json')], (name) => name !== 'dist')

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rinda-stamp-'))
  mkdirSync(place('src', 'dist'), { recursive: true })
  writeFileSync(place('src', 'a.ts'), '1')
  writeFileSync(place('src', 'LICENSE'), '1')
  writeFileSync(place('lock.json'), '{}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what was made from the same sources is not made again', () => {
  expect(isStamped(place('stamp'), hash())).toBe(false)
  stamp(place('stamp'), hash())
  expect(isStamped(place('stamp'), hash())).toBe(true)
})

test.each([
  ['a changed file', () => writeFileSync(place('src', 'a.ts'), '2')],
  ['a changed file without an extension', () => writeFileSync(place('src', 'LICENSE'), '2')],
  ['a new file', () => writeFileSync(place('src', 'b.ts'), '')],
  ['a removed file', () => rmSync(place('src', 'b.ts'))],
  ['a changed lock file', () => writeFileSync(place('lock.json'), '[]')],
])('%s makes it stale', (_what, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

test('what is made from them does not', () => {
  const before = hash()
  writeFileSync(place('src', 'dist', 'a.js'), 'made')
  expect(hash()).toBe(before)
})

test('a folder that cannot be written only costs another look', () => {
  stamp(place('nowhere', 'stamp'), 'hash')
  expect(isStamped(place('nowhere', 'stamp'), 'hash')).toBe(false)
})
