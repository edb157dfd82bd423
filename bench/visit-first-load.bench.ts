/** The visitors' pages in a browser that has nothing of them yet, as the first calendar is measured beside them, at a location that is open all day. */
import { makeLocation, makeService } from '../e2e/testing/own-location.ts'
import { comeWithPhone } from '../e2e/testing/queue-visitor.ts'
import { compareFirstLoads } from './first-loads.ts'
import { withPortal } from './portal.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const always = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`open_${day}_from`, '00:00'],
    [`open_${day}_till`, '23:59'],
  ]),
)

await withPortal(
  async () => {},
  async (url, enter) => {
    const entered = await enter('anna@rinda.example')
    const browser = entered.context().browser()
    if (!browser) throw new Error('There is no browser.')
    const location = await makeLocation(entered, 'Brīvības iela', { qms_active: true, ...always })
    const service = await makeService(entered, location, 'Konsultācija', { qms_id: 'OWN', average_time: 10 })
    const line = comeWithPhone(url)
    const asked = await line.request('request_ticket', { serviceId: Number(service.id) })
    line.close()
    const { data } = asked as { data: { id: string; attributes: { token: string } } }
    const at = (name: string, path: string, shows: string) => ({
      ...{ name, shows, url: `${url}/visit/${path}`, cookies: [] },
    })
    await compareFirstLoads(browser, [
      at('location', `location/${location.id}`, '[data-refused]'),
      at('ticket', `ticket/${data.id}#${data.attributes.token}`, '[data-face]'),
      at('kiosk', `kiosk/${location.id}`, 'main[data-step="start"]'),
      at('display', `display/${location.id}`, '[data-line]'),
    ])
  },
)
