import { expect, test } from 'vitest'
import type { PageLook } from '../../edge/written-page.ts'
import { wordsOf } from '../words.ts'
import { mapOf } from './map.ts'

const built: PageLook = {
  ...{ appPage: '', style: null, script: null, placeStyle: '' },
  map: { script: '/visit/map.js', style: '/visit/map.css' },
}

test('the map is drawn from the tiles of the operator, with their source as text', async () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '<b>© "Kartes"</b>' }
  const written = mapOf(built, tiles, await wordsOf('ru'))?.html
  expect(written).toContain('data-tiles="https://tiles.example/{z}/{x}/{y}.png"')
  expect(written).toContain('data-attribution="&#60;b&#62;© &#34;Kartes&#34;&#60;/b&#62;"')
  expect(written).toContain('aria-label="Карта"')
})

test('without tiles none are named, and before the files are built there is no map', async () => {
  const words = await wordsOf('lv')
  expect(mapOf(built, undefined, words)?.html).not.toContain('data-tiles')
  expect(mapOf({ ...built, map: null }, undefined, words)).toBeNull()
})
