import { expect, type Page } from '@playwright/test'

type Made = { id: string; attributes?: unknown }

/** Asks the server as the person of this page. */
async function send(page: Page, path: string, body: object, method = 'POST'): Promise<Made> {
  const answer = await page.evaluate(
    async ([path, method, body]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method, headers, body })
      return { status: response.status, document: await response.json() }
    },
    [path, method, JSON.stringify(body)] as const,
  )
  expect(answer.status, JSON.stringify(answer.document)).toBeLessThan(300)
  return answer.document.data
}

const inLanguages = (field: string, text: string) =>
  Object.fromEntries(['lv', 'en', 'ru'].map((language) => [`${field}_${language}`, text]))

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const hours = Object.fromEntries(
  week.flatMap((day) => [
    [`open_${day}_from`, '09:00'],
    [`open_${day}_till`, '18:00'],
  ]),
)

/** A location of one's own, open from Monday to Friday, 09:00 to 18:00, at which no other journey books. */
export async function makeLocation(page: Page, name: string, more: object = {}): Promise<Made> {
  const location = {
    ...inLanguages('name', name),
    ...inLanguages('address', 'Rīga'),
    ...hours,
    bms_active: true,
  }
  return await send(page, '/api/portal/locations', { location: { ...location, ...more } })
}

export async function changeLocation(page: Page, { id }: Made, location: object): Promise<void> {
  await send(page, `/api/portal/locations/${id}`, { location }, 'PATCH')
}

/** A service of it that can be booked. */
export async function makeService(
  page: Page,
  location: Made,
  name: string,
  more: object = {},
): Promise<Made> {
  const service = { ...inLanguages('name', name), bms_id: 'OWN', duration: 30, active: true, visible: true }
  return await send(page, `/api/portal/locations/${location.id}/services`, {
    service: { ...service, ...more },
  })
}

export async function changeService(
  page: Page,
  { location, service }: { location: Made; service: Made },
  changes: object,
): Promise<void> {
  await send(
    page,
    `/api/portal/locations/${location.id}/services/${service.id}`,
    { service: changes },
    'PATCH',
  )
}

/** A visit there, at a UTC time of a date. */
export async function bookThere(
  page: Page,
  place: { location: Made; service: Made },
  visit: { date: string; time: string; name: string },
  more: object = {},
): Promise<{ id: string; code: string; qtid: string; token: string }> {
  const booking = {
    ...{ location_id: Number(place.location.id), service_id: Number(place.service.id) },
    ...{ date: visit.date, time: visit.time, status: 'scheduled' },
    ...{ first_name: visit.name, last_name: 'Ozola', phone_number: '20000001', phone_country_code: '371' },
    ...more,
  }
  const { id, attributes } = await send(page, '/api/bookings', { booking })
  const { code = '', qtid = '', token = '' } = attributes as { code?: string; qtid?: string; token?: string }
  return { id, code, qtid, token }
}

export async function changeBooking(page: Page, { qtid }: { qtid: string }, booking: object): Promise<void> {
  await send(page, `/api/bookings/${qtid}`, { booking }, 'PATCH')
}
