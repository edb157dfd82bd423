/** The first calendar in a browser that has nothing of it yet: bytes, requests, time and processor until it is there, beside a page of React alone. */
import { compareFirstLoads } from './first-loads.ts'
import { withPortal } from './portal.ts'

await withPortal(
  async () => {},
  async (url, enter) => {
    const entered = await enter('anna@rinda.example')
    const browser = entered.context().browser()
    if (!browser) throw new Error('There is no browser.')
    const cookies = await entered.context().cookies()
    const grid = '[role="grid"]'
    await compareFirstLoads(browser, [
      { name: 'sign-in page', url: `${url}/login`, shows: 'main h1', cookies: [] },
      { name: 'day', url: `${url}/bookings?location=1`, shows: grid, cookies },
      { name: 'week', url: `${url}/bookings/calendar?location=1`, shows: '[data-cell]', cookies },
      { name: 'list', url: `${url}/bookings/list?location=1`, shows: '[data-row]', cookies },
      { name: 'counter', url: `${url}/queue?location=1`, shows: '[data-service-choice]', cookies },
    ])
  },
)
