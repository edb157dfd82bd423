import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeTickets } from '../../queue/testing/line-town.ts'
import { call, internalKey } from '../../testing/clients/http-calls.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { readPage } from '../testing/read-page.ts'

/** Visitors find a place on pages that are written by the server. It is a Tuesday, 10:00 in Riga. */

let world: World
beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  await takeTickets(world.db)
  await world.db.updateTable('services').set({ qms_id: '' }).where('service_id', '=', 4).execute()
  const of = (id: number) => world.db.updateTable('locations').where('location_id', '=', id)
  await of(1)
    .set({
      ...{ address: 'Brīvības iela 49, Rīga', address_lv: 'Brīvības iela 49, Rīga', address_ru: 'Рига' },
      ...{ latitude: 56.9585, longitude: 24.1268, accessibility: [true, false, false, true, false] },
    })
    .execute()
  await of(2).set({ latitude: 56.93, longitude: 24.15 }).execute()
  await of(40)
    .set({ opening_hours: JSON.stringify({}) })
    .execute()
  await world.db
    .insertInto('counters')
    .values({ company_id: 1, location_id: 1, name: '1', is_number: true, is_open: true, changed_at: morning })
    .execute()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const find = (query = '', headers: Record<string, string> = {}) =>
  readPage(world, `/visit/${query}`, { 'accept-language': 'en', ...headers })
const names = async (query: string, headers?: Record<string, string>) =>
  (await find(query, headers)).texts('h2')

test('a row says what a place is and where, when it is open, how long one waits, and when one can come', async () => {
  const page = await find()
  expect(page.texts('h2')).toEqual(['Brīvības iela 49', 'Krasta iela 12', 'Studio'])
  expect(page.texts('.where')[0]).toBe('Company 1 · Brīvības iela 49, Rīga')
  expect(page.texts('.wait')).toEqual(['no wait', 'by appointment only', 'Closed'])
  expect(page.texts('.state')[0]).toBe('Open until 21:00 nobody waiting')
  expect(page.texts('.aids')).toEqual(['Step-free entranceLift'])
  expect(page.texts('.acts')[0]).toMatch(
    /^Take a number, Brīvības iela 49 Book a time · at 10:\d\d, Brīvības iela 49$/,
  )
  expect(page.attributes('.act', 'href')[0]).toBe('/visit/book/2')
})

test.each([
  ['?q=brivibas', ['Brīvības iela 49']],
  ['?q=BRĪV+riga', ['Brīvības iela 49']],
  ['?q=Рига', ['Brīvības iela 49']],
  ['?q=consult', ['Brīvības iela 49']],
  ['?q=company+40', ['Studio']],
  ['?q=bas', ['Nothing found']],
  ['?q=%F0%9F%98%80%F0%9F%98%80', ['Nothing found']],
  ['?q=...', ['Nothing found']],
  ['?step-free=1', ['Brīvības iela 49']],
  ['?open=1', ['Brīvības iela 49', 'Krasta iela 12']],
  ['?open=1&open=0', ['Brīvības iela 49', 'Krasta iela 12', 'Studio']],
  ['?short=1', ['Brīvības iela 49']],
  ['?q=&page=99999999999999999999&open=%00', ['Brīvības iela 49', 'Krasta iela 12', 'Studio']],
])('%s finds', async (query, expected) => {
  expect(await names(query)).toEqual(expected)
})

test('from where somebody is the nearest comes first, with its distance; a place that says not where it is comes last', async () => {
  const page = await find('', { 'x-near': '56.93,24.149' })
  expect(page.texts('h2')).toEqual(['Krasta iela 12', 'Brīvības iela 49', 'Studio'])
  expect(page.texts('.where')).toEqual([
    'Company 1 · 60 m',
    'Company 1 · Brīvības iela 49, Rīga · 3.4 km',
    'Company 40',
  ])
  expect(page.texts('.hint')).toContain('Nearest first')
  const far = await find('', { 'x-near': '56.9389663,24.15' })
  expect(far.texts('.where')[0]).toBe('Company 1 · 1 km')
  for (const nonsense of ['north', '1,2,3', '<script>', ''])
    expect((await find('', { 'x-near': nonsense })).texts('.where')[0]).toBe(
      'Company 1 · Brīvības iela 49, Rīga',
    )
})

test('a page speaks the language of its address, then the one that was chosen, then the one of the browser', async () => {
  const titles = { lv: 'Kur jums doties?', en: 'Where do you need to go?', ru: 'Куда вам нужно?' }
  const headers = { 'accept-language': 'ru,en;q=0.5', cookie: 'other=1; rinda_language=en' }
  const asked = await readPage(world, '/visit/?lang=lv', headers)
  expect(asked.texts('h1')).toEqual([titles.lv])
  expect(asked.attributes('html', 'lang')).toEqual(['lv'])
  expect(asked.headers.get('set-cookie')).toMatch(/^rinda_language=lv; Path=\/visit;/)
  // Without cookies the links stay in the language.
  expect(asked.attributes('a', 'href')).toContain('/visit/location/1?lang=lv')
  expect((await readPage(world, '/visit/', headers)).texts('h1')).toEqual([titles.en])
  expect((await readPage(world, '/visit/', { 'accept-language': 'ru' })).texts('h1')).toEqual([titles.ru])
  expect(
    (await readPage(world, '/visit/?lang=xx', { 'accept-language': 'ru' })).headers.get('set-cookie'),
  ).toBe(null)
})

test('the page says to search engines what it is, a search says nothing', async () => {
  const page = await find()
  expect(page.said('canonical')).toMatch(/^http:\/\/.*\/visit\/\?lang=en$/)
  expect(page.attributes('link', 'hreflang')).toEqual(['lv', 'en', 'ru', 'x-default'])
  expect(page.said('description')).toContain('how long the wait is')
  expect(page.data).toMatchObject([{ '@type': 'ItemList', itemListElement: [{ position: 1 }, {}, {}] }])
  const search = await find('?q=riga')
  expect([search.said('robots'), search.said('canonical'), search.data]).toEqual(['noindex', undefined, []])
  expect(page.headers.get('cache-control')).toBe('private, max-age=10')
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
})

test('what is hidden is nowhere, and has no page', async () => {
  const hide = (is_visible: boolean) =>
    Promise.all([
      world.db.updateTable('companies').set({ is_visible }).where('company_id', '=', 40).execute(),
      world.db.updateTable('locations').set({ is_visible }).where('location_id', '=', 2).execute(),
    ])
  await hide(false)
  await world.restart()
  const page = await find()
  expect(page.texts('h2')).toEqual(['Brīvības iela 49'])
  expect(JSON.stringify(page.data)).not.toMatch(/Studio|Krasta/)
  expect((await readPage(world, '/visit/1')).texts('h2')).toEqual(['Brīvības iela 49'])
  for (const path of [
    '/visit/40',
    '/visit/location/2',
    '/visit/book/4',
    '/visit/99',
    '/visit/location/x',
    '/visit/location/99999999999999',
  ]) {
    const unknown = await readPage(world, path, { 'accept-language': 'ru' })
    expect([path, unknown.status, ...unknown.texts('h1')]).toEqual([path, 404, 'Такой страницы нет'])
    expect([unknown.said('robots'), ...unknown.attributes('form', 'action')]).toEqual(['noindex', '/visit/'])
    expect(unknown.attributes('button', 'id')).toEqual([])
  }
  // Who has the address of a location of a hidden company is served by the app; nothing is written of it.
  const bare = await readPage(world, '/visit/location/40')
  expect([bare.status, bare.said('robots'), bare.texts('aside'), bare.data]).toEqual([200, 'noindex', [], []])
  await hide(true)
  await world.restart()
})

test('where the line is turned off one comes by appointment, and no crowd is spoken of', async () => {
  const turn = (is_qms_active: boolean) =>
    world.db.updateTable('locations').set({ is_qms_active }).where('location_id', '=', 1).execute()
  const readRow = async () => (await find()).texts('li').find((row) => row.startsWith('Brīvības iela 49'))
  await turn(false)
  await world.restart()
  const row = await readRow()
  expect(row).toContain('by appointment only')
  expect(row).not.toMatch(/no numbers|waiting|Take a number/)
  await turn(true)
  await world.restart()
  expect(await readRow()).toContain('Take a number')
})

test('texts of companies stay texts, in the page and in what describes it', async () => {
  const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&\u2028'
  const set = (name: string) =>
    Promise.all([
      world.db
        .updateTable('companies')
        .set({ name_en: name, www: `javascript:alert(1)//${name}` })
        .where('company_id', '=', 1)
        .execute(),
      world.db
        .updateTable('locations')
        .set({
          name_en: name,
          address_en: name,
          description_en: name,
          announcement_en: name,
          phone: name,
          email: name,
          www: 'javascript:alert(1)',
        })
        .where('location_id', '=', 1)
        .execute(),
      world.db.updateTable('services').set({ name_en: name }).where('service_id', '=', 1).execute(),
    ])
  await set(evil)
  await world.restart()
  for (const path of [
    '/visit/',
    `/visit/?q=${encodeURIComponent(evil)}`,
    '/visit/1',
    '/visit/location/1',
    '/visit/book/1',
  ]) {
    const page = await readPage(world, path)
    expect([path, page.attributes('img', 'onerror')]).toEqual([path, []])
    expect(page.texts('script').some((text) => text.startsWith('alert'))).toBe(false)
    expect(page.attributes('a', 'href').filter((href) => href.startsWith('javascript'))).toEqual([])
  }
  expect((await readPage(world, '/visit/location/1')).data).toMatchObject([{ name: evil }])
  await set('')
  await world.restart()
})

test('who waits makes the place crowded, and the wait longer', async () => {
  const before = (await find()).texts('.state')[0]
  for (let count = 0; count < 5; count += 1)
    await call(world, 'POST /api/queue/1/tickets', { as: 'internal', body: { ticket: { service_id: 3 } } })
  const page = await find()
  expect([before, page.texts('.state')[0]]).toEqual([
    'Open until 21:00 nobody waiting',
    'Open until 21:00 a few waiting',
  ])
  expect(await names('?short=1')).toEqual(['Nothing found'])
})
