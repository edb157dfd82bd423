import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPage, forgetPages, keepPage, keptPage } from './kept-pages.ts'
import { recordsFrom, withRecord } from './records.ts'
import { seal, unseal } from './sealed.ts'

const token = 'Zq3v_token-of-a-link-01'
const hour = 3_600_000
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = (name: string, more: object = {}) => ({
  ...{ name, token, at: Date.now(), until: Date.now() + hour },
  ...more,
})
const visit = { code: 'K7M2QX', service: 'Konsultācija' }

test('what was sealed with a token is opened with it alone', async () => {
  const sealed = await seal('Zāle 3, kods K7M2QX', token)
  expect(sealed).not.toContain('K7M2QX')
  expect(await unseal(sealed, token)).toBe('Zāle 3, kods K7M2QX')
  await expect(unseal(sealed, `${token}x`)).rejects.toThrow()
  // The same text lies there otherwise each time.
  expect(await seal('Zāle 3, kods K7M2QX', token)).not.toBe(sealed)
})

test('a page is given to whoever has its link, with the moment at which it was true', async () => {
  await keepPage(page('booking/1', { at: 1_000 }), visit)
  expect(await keptPage('booking/1', token)).toEqual({ at: 1_000, value: visit })
  expect(await keptPage('booking/1', 'another-token-of-a-link')).toBeNull()
  expect(await keptPage('booking/1', null)).toBeNull()
  expect(await keptPage('booking/2', token)).toBeNull()
})

test('neither the token nor what the page says lies readable on the device', async () => {
  await keepPage(page('booking/1'), visit)
  const all = [...stored.entries()].flat().join(' ')
  expect(all).toContain('booking/1')
  for (const secret of [token, 'K7M2QX', 'Konsultācija', btoa('K7M2QX').slice(0, 6)])
    expect(all).not.toContain(secret)
})

test('a page that is over is not given, and goes with the next one that is kept', async () => {
  await keepPage(page('booking/1', { until: Date.now() - 1 }), visit)
  expect(await keptPage('booking/1', token)).toBeNull()
  await keepPage(page('booking/2'), visit)
  expect([...stored.values()].join()).not.toContain('booking/1')
})

test('whoever has their data erased finds nothing of them any more, also where a page was just being kept', async () => {
  await keepPage(page('booking/3'), visit)
  const keeping = keepPage(page('booking/3'), visit)
  forgetPage('booking/3')
  await keeping
  expect(await keptPage('booking/3', token)).toBeNull()
  expect(stored.size).toBe(0)
})

test('all pages can be forgotten at once', async () => {
  await keepPage(page('booking/4'), visit)
  await keepPage(page('ticket/4'), visit)
  forgetPages()
  expect(stored.size).toBe(0)
})

test('what everybody may read is not sealed', async () => {
  await keepPage(page('location/7', { token: null }), { name: 'Centrs' })
  expect(await keptPage('location/7', null)).toMatchObject({ value: { name: 'Centrs' } })
})

test.each([null, '', 'no json', '{}', '[1, null, "a", {"name": "a"}]'])(
  'what is no record counts as none: %s',
  (kept) => expect(recordsFrom(kept, 0)).toEqual([]),
)

test('no more than a few pages are kept: the one that was true the longest ago goes', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ name: `ticket/${at}`, at, until: 99, text: '' }))
  const kept = many.reduce(withRecord, [] as ReturnType<typeof recordsFrom>)
  expect(kept).toHaveLength(12)
  expect(kept.at(-1)?.name).toBe('ticket/29')
  expect(withRecord(kept, { name: 'ticket/29', at: 40, until: 99, text: 'new' })).toHaveLength(12)
})
