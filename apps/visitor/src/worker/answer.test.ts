import { describe, expect, test } from 'vitest'
import { answerTo, isOfBuild, isUnreached, newestFirst, outdated, patienceMs, shellName } from './answer.ts'

const origin = 'https://rinda.example'
const page = (path: string) => answerTo({ method: 'GET', mode: 'navigate', url: origin + path }, origin)
const read = (path: string, method = 'GET') =>
  answerTo({ method, mode: 'cors', url: new URL(path, origin).href }, origin)

describe('the worker', () => {
  test.each([
    '/visit/assets/first-B8zfONZ1.js',
    '/visit/assets/book-BhYTuqnv.css',
    '/visit/assets/inter-latin-CzF7pZye.woff2',
    '/visit/assets/companies-7DZJ-oLS.js',
  ])('keeps a file whose name says what is in it: %s', (path) => expect(read(path)).toBe('file'))

  test.each([
    '/visit/',
    '/visit',
    '/visit/40',
    '/visit/location/7',
    '/visit/location/7?lang=ru',
    '/visit/book/12?day=2026-11-26&step=details',
    '/visit/bookings?company=40',
    '/visit/booking/0b6a0f3e-5b0c-4d7e-9a55-6b9f7c9d2f10#a-token-of-its-own',
    '/visit/ticket/5#a-token-of-its-own',
  ])('has the app stand in for a page of a phone: %s', (path) => expect(page(path)).toBe('page'))

  test.each([
    '/visit/kiosk/7',
    '/visit/display/7',
    '/visit/paper/7',
    '/visit/widget/location/7',
    '/visit/widget-demo',
    '/visit/opt-out/abc',
    '/visit/worker.js',
    '/visit/version.json',
    '/visit/index.html',
    '/visitors',
    '/',
    '/queue',
    '/calendar',
    '/api/visit/locations/7',
    '/docs/widget',
  ])('leaves a page of others to the server: %s', (path) => expect(page(path)).toBe('none'))

  test.each([
    '/api/visit/tickets/5',
    '/api/visit/bookings/abc',
    '/api/visit/locations/7',
    '/api/visit/services/12',
    '/config.json',
    '/visit/version.json',
    '/visit/sounds/lv.mp3',
    '/visit/location/7',
    '/visit/assets/first.js',
    '/assets/portal-B8zfONZ1.js',
    '/widget.js',
    '/booking/?transport=polling',
    '/queue/?transport=polling',
    'https://elsewhere.example/visit/assets/first-B8zfONZ1.js',
  ])('answers nothing that is read: %s', (path) => expect(read(path)).toBe('none'))

  test.each(['POST', 'PATCH', 'DELETE', 'HEAD'])('answers nothing that is sent: %s', (method) => {
    expect(read('/visit/assets/first-B8zfONZ1.js', method)).toBe('none')
  })
})

test('whoever waits for their own page is shown what is known after some seconds, whoever chooses waits for what is true', () => {
  expect(patienceMs(`${origin}/visit/ticket/5`)).toBeGreaterThan(0)
  expect(patienceMs(`${origin}/visit/booking/abc`)).toBeGreaterThan(0)
  for (const path of ['/visit/', '/visit/location/7', '/visit/book/12', '/visit/bookings'])
    expect(patienceMs(origin + path)).toBeNull()
})

test('an answer of the server is never passed over, also where it says that something is wrong', () => {
  expect([200, 302, 404, 429, 500, 503].filter(isUnreached)).toEqual([])
  expect([502, 504].every(isUnreached)).toBe(true)
})

test('a new build keeps the files of the one before it, whose pages may be open, and lets go of older ones', () => {
  const names = ['another', shellName('1'), shellName('2'), shellName('3')]
  expect(outdated(names, '3')).toEqual([shellName('1')])
  expect(outdated([shellName('1')], '1')).toEqual([])
  expect(outdated([shellName('1'), shellName('2')], '2')).toEqual([])
  // A server that went back to an earlier build.
  expect(outdated([shellName('1'), shellName('2'), shellName('3')], '1')).toEqual([shellName('2')])
})

test('without a line a build is shown whose files are whole: its own, else the one before', () => {
  const names = [shellName('1'), 'another', shellName('2'), shellName('3')]
  expect(newestFirst(names, '3')).toEqual(['3', '2', '1'].map(shellName))
  expect(newestFirst(names, '1')).toEqual(['1', '3', '2'].map(shellName))
  expect(newestFirst(names, '4')).toEqual(['3', '2', '1'].map(shellName))
})

test('the page of another build is not kept with the files of this one', () => {
  const files = ['/visit/assets/first-B8zfONZ1.js', '/visit/assets/first-C1uePSy0.css']
  const named = files.map((file) => `<link href="${file}">`).join('')
  expect(isOfBuild(named, files)).toBe(true)
  expect(isOfBuild(`${named}<script src="/visit/assets/index-AAAAAAAA.js"></script>`, files)).toBe(false)
  expect(isOfBuild('<p>Not to be reached</p>', files)).toBe(false)
})
