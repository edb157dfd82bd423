import { expect, test } from 'vitest'
import { listIn, numberIn, originsIn } from './read-typed.ts'

test('the sites that may show the widget are named as they are copied, and kept as origins', () => {
  const typed = 'https://www.town.example/services?a=b, news.town.example http://localhost:8080/'
  expect(originsIn(typed)).toEqual([
    'https://www.town.example',
    'https://news.town.example',
    'http://localhost:8080',
  ])
  expect(originsIn('https://rīga.example')).toEqual(['https://xn--rga-uta.example'])
  expect(originsIn('javascript://x')).toEqual(['javascript://x'])
})

test('what is no number is kept as typed, to be refused by name', () => {
  expect(listIn('1, 2 x')).toEqual([1, 2, 'x'])
  expect(['15', '0', '-1', '1.5', ''].map(numberIn)).toEqual([15, 0, undefined, undefined, undefined])
})
