import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultMessage, loggedPageFault } from './page-fault.ts'

const fault = {
  app: 'visitor',
  kind: 'error',
  name: 'TypeError',
  version: '0.1.0-abc',
  path: '/visit/location/7',
  message: "Cannot read properties of undefined (reading 'name')",
  stack: [
    'TypeError: Zigfrīda 26337714',
    '    at drawLocation (https://rinda.example/visit/assets/location-Bx81.js:12:345)',
    '    at async https://rinda.example/assets/index-a_b.js:1:2',
    'useThing@https://rinda.example/visit/assets/x.js:3:4',
    '    at zigfrida (chrome-extension://abc/x.js:1:1)',
    '    at eval (zigfrida@visitor.example)',
  ].join('\n'),
} as const

test('keeps where it failed, in which version and browser', () => {
  const agent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
  expect(loggedPageFault(fault, agent)).toEqual({
    ...{ app: 'visitor', version: '0.1.0-abc', kind: 'error', type: 'TypeError', browser: 'Chrome 148' },
    screen: '/visit/location/:id',
    stack: ['drawLocation location-Bx81.js:12:345', '- index-a_b.js:1:2', 'useThing x.js:3:4'],
  })
  expect(faultMessage(fault)).toBe("Cannot read properties of undefined (reading 'name')")
})

test.each([
  ['Unexpected token "Zigfrīda Ķirsiņa" is not valid JSON', 'Unexpected token … is not valid JSON'],
  ['no row for zigfrida@visitor.example', 'no row for [e-mail]'],
  ['called +371 26 337 714', 'called [number]'],
  ['no person Žanete', 'no person …'],
])('of %j nothing of a person is kept', (message, kept) => {
  expect(faultMessage({ message })).toBe(kept)
})

test('whatever a page sends, no more than words of ours and shapes come through', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (path, stack, version) => {
      const logged = loggedPageFault({ ...fault, path, stack, version }, stack)
      expect(logged.screen).toMatch(/^(?:[a-z_/-]|:id)*$/)
      for (const place of logged.stack) expect(place).toMatch(/^[\w$.<>-]+ [\w.-]+:\d+:\d+$/)
      expect(logged.version).toMatch(/^[\w.+-]*$/)
    }),
  )
})
