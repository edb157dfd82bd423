import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeTickets } from '../../queue/testing/line-town.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { readPage } from '../testing/read-page.ts'

/** A location and a company are written about: into the page of the app, and whole. */

let world: World
beforeAll(async () => {
  world = await startWorld({ now: morning })
  await takeTickets(world.db)
  await world.db
    .updateTable('locations')
    .set({
      ...{ address_en: '49 Freedom Street', phone: '+371 67 100 037', email: 'info@rinda.example' },
      ...{ latitude: 56.9585, longitude: 24.1268, accessibility: [true, false, false, false, true] },
      ...{ www: 'https://www.rinda.example/centre/', announcement_en: 'Closed at noon' },
      config: JSON.stringify({
        special_times: [{ day: '2026-12-02', from: '10:00', till: '14:00' }, { day: '2026-12-03' }],
        queue: { most_distance_meters: 987_654_321 },
      }),
    })
    .where('location_id', '=', 1)
    .execute()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

test('a location has its head, and what can be read before the app has come', async () => {
  const page = await readPage(world, '/visit/location/1')
  expect(page.texts('title')).toEqual(['Brīvības iela 49 · Company 1 · Rinda'])
  expect(page.said('description')).toContain('49 Freedom Street')
  expect(page.said('canonical')).toMatch(/\/visit\/location\/1\?lang=en$/)
  expect(page.texts('h1')).toEqual(['Brīvības iela 49'])
  expect(page.texts('.announcement')).toEqual(['Closed at noon'])
  expect(page.texts('.before')[0]).toContain('Open until 21:00')
  expect(page.texts('h2')[0]).toBe('Take a number')
  expect(page.texts('.before')[0]).toContain('Queue only nobody serving yet')
})

test('it says when it is open in the next 7 days, how it is reached, and its aids', async () => {
  const page = await readPage(world, '/visit/location/1')
  const days = page.texts('tr')
  expect(days).toHaveLength(7)
  expect(days.slice(0, 4)).toEqual([
    'Tuesday 1 December08:00–21:00',
    'Wednesday 2 December10:00–14:00 not as usual',
    'Thursday 3 Decemberclosed not as usual',
    'Friday 4 December08:00–21:00',
  ])
  expect(page.texts('dd')).toEqual([
    '49 Freedom Street Show the way',
    '+371 67 100 037',
    'info@rinda.example',
    'rinda.example/centre',
  ])
  const links = page.attributes('a', 'href')
  expect(links).toContain('tel:+37167100037')
  expect(links).toContain('mailto:info@rinda.example')
  expect(links).toContain('https://www.openstreetmap.org/directions?route=%3B56.9585%2C24.1268')
  expect(page.texts('.aids')).toEqual(['Step-free entranceHearing loop'])
  expect(links).toContain('/visit/1')
})

test('it leads to the services that can be booked, each with its first free time', async () => {
  const page = await readPage(world, '/visit/location/1')
  expect(page.attributes('.book', 'href')).toEqual(['/visit/book/1', '/visit/book/2'])
  for (const one of page.texts('.book')) expect(one).toMatch(/ first free time: (on \w+ )?at \d\d:\d\d$/)
  expect((await readPage(world, '/visit/location/1?lang=ru')).texts('h2')).toContain('Записаться на время')
})

test('search engines are told of it in the words of schema.org', async () => {
  const { data } = await readPage(world, '/visit/location/1')
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'LocalBusiness', name: 'Brīvības iela 49' },
    geo: { latitude: 56.9585, longitude: 24.1268 },
    telephone: '+371 67 100 037',
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-02', validThrough: '2026-12-02', opens: '10:00', closes: '14:00' },
      { validFrom: '2026-12-03', opens: '00:00', closes: '00:00' },
    ],
    parentOrganization: { '@id': expect.stringMatching(/\/visit\/1$/), name: 'Company 1' },
  })
  const hours = data[0]?.openingHoursSpecification as { dayOfWeek: string }[]
  expect(hours).toHaveLength(7)
  expect(hours.find(({ dayOfWeek }) => dayOfWeek.endsWith('Monday'))).toEqual({
    ...{ '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday' },
    ...{ opens: '08:00', closes: '21:00' },
  })
})

test('nothing stands in it that is for staff alone', async () => {
  await world.db
    .updateTable('locations')
    .set({ bms_base_url: 'https://secret.example/' })
    .where('location_id', '=', 1)
    .execute()
  await world.restart()
  for (const path of ['/visit/', '/visit/1', '/visit/location/1', '/visit/book/1']) {
    const answer = await fetch(new URL(path, world.url))
    expect(await answer.text()).not.toMatch(/secret\.example|987654321|bms_|Specialist/)
  }
})

test('the page on which a service is booked has a head of its own', async () => {
  const page = await readPage(world, '/visit/book/1')
  expect(page.texts('title')).toEqual(['Consultation · Brīvības iela 49 · Rinda'])
  expect(page.said('description')).toContain('49 Freedom Street')
  expect(page.said('canonical')).toMatch(/\/visit\/book\/1\?lang=en$/)
})

test('a company has a page with its places, and is described', async () => {
  const page = await readPage(world, '/visit/1')
  expect(page.texts('h1')).toEqual(['Company 1'])
  expect(page.texts('h2')).toEqual(['Brīvības iela 49', 'Krasta iela 12'])
  expect(page.data).toMatchObject([{ '@type': 'Organization', department: [{}, { name: 'Krasta iela 12' }] }])
  expect(page.attributes('img', 'src')[0]).toMatch(/^data:image\//)
})

test('a place that is open past midnight tells when it closes on the next day', async () => {
  const as = await world.signIn('anna@rinda.example')
  const location = {
    ...{ open_wednesday_from: '00:00', open_wednesday_till: '23:59' },
    ...{ open_thursday_from: '00:00', open_thursday_till: '04:00' },
    config: { special_times: [] },
  }
  expect((await call(world, 'PATCH /api/portal/locations/1', { as, body: { location } })).status).toBe(200)
  // Eight in the evening of a Wednesday in Riga.
  world.time.now = new Date('2026-12-02T18:00:00Z')
  const said = { lv: 'Atvērts līdz 04:00', en: 'Open until 04:00', ru: 'Открыто до 04:00' }
  for (const [language, open] of Object.entries(said)) {
    const page = await readPage(world, `/visit/location/1?lang=${language}`)
    expect(page.texts('.before')[0]).toContain(open)
    expect(page.texts('tr').some((day) => day.endsWith('00:00–24:00'))).toBe(true)
  }
  const { open, closes_at } = (await call(world, 'GET /api/visit/locations/1')).body.data.attributes
  expect({ open, closes_at }).toEqual({ open: true, closes_at: '2026-12-03T02:00:00.000Z' })
  // The minute that no hours can name.
  world.time.now = new Date('2026-12-02T21:59:30Z')
  expect((await call(world, 'GET /api/visit/locations/1')).body.data.attributes.open).toBe(true)
  world.time.now = morning
})

test('a place that is open around the clock says so, and not the minute before midnight', async () => {
  const closing = await call(world, 'GET /api/visit/locations/1')
  expect(closing.body.data.attributes.around_the_clock).toBe(false)
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = days.flatMap((day) => [
    [`open_${day}_from`, '00:00'],
    [`open_${day}_till`, '23:59'],
  ])
  const location = { ...Object.fromEntries(hours), config: { special_times: [] } }
  const as = await world.signIn('anna@rinda.example')
  expect((await call(world, 'PATCH /api/portal/locations/1', { as, body: { location } })).status).toBe(200)
  const said = { lv: 'Atvērts visu diennakti', en: 'Open around the clock', ru: 'Открыто круглосуточно' }
  for (const [language, open] of Object.entries(said)) {
    const page = await readPage(world, `/visit/location/1?lang=${language}`)
    expect(page.texts('.before')[0]).toContain(open)
    expect(page.texts('tr').filter((day) => day.endsWith('00:00–24:00'))).toHaveLength(7)
    expect(page.texts('main').join()).not.toContain('23:59')
  }
  const always = await call(world, 'GET /api/visit/locations/1')
  expect(always.body.data.attributes).toMatchObject({ open: true, around_the_clock: true })
})
