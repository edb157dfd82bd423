import { expect, type Page } from '@playwright/test'
import { minutesAhead, wallTime } from '../../testing/clock.ts'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { changeLocation } from '../../testing/own-location.ts'
import { openLine } from '../../testing/queue-display.ts'

// It is noon of a Thursday: whatever gives no numbers says why, and what comes next.
test.use({ begins: '12:00' })

const words = {
  lv: {
    ahead: 'Priekšā neviena nav',
    take: 'Ņemt numuru',
    late: (till: string) => `Slēdz ${till}: šodien varat vairs nepaspēt`,
    paused: [
      'Numurus pašlaik neizsniedzam',
      'Numuru izsniegšana ir apturēta. Kad to atsāksim, lapa to parādīs pati.',
    ],
    full: ['Rinda pašlaik ir pilna', 'Rindā vairs nav vietas. Kad vieta atbrīvosies, lapa to parādīs pati.'],
    ended: [
      'Šodien vairs neizsniedzam',
      'Šodien numurus vairs neizsniedzam: līdz slēgšanai vairs nepaspēsim.',
    ],
    closed: ['Pašlaik slēgts', 'Numurus izsniegsim, kad atvērsim.'],
    opens: 'Slēgts. Atvērsim plkst. 15:00',
    opensLater: 'Slēgts. Atvērsim pirmdien plkst. 09:00',
    none: 'Pašlaik numurus šeit neizsniedzam.',
    limited: 'Esat paņēmuši tik daudz numuru, cik drīkst. Lūdzu, mēģiniet vēlāk.',
  },
  en: {
    ahead: 'Nobody ahead',
    take: 'Take a number',
    late: (till: string) => `Closes at ${till}: there may not be enough time for you today`,
    paused: [
      'No numbers for the moment',
      'Numbers are paused. This page shows by itself when they are given again.',
    ],
    full: ['The line is full for now', 'The line has no room. This page shows by itself when there is.'],
    ended: ['No more today', 'No more numbers today: there is not enough time before we close.'],
    closed: ['Closed now', 'Numbers are given once we open.'],
    opens: 'Closed. We open at 15:00',
    opensLater: 'Closed. We open on Monday at 09:00',
    none: 'No numbers are given here now.',
    limited: 'You have taken as many numbers as one may. Please try later.',
  },
  ru: {
    ahead: 'Перед вами никого',
    take: 'Взять номер',
    late: (till: string) => `Закроемся в ${till}: сегодня можете уже не успеть`,
    paused: [
      'Номера пока не выдаются',
      'Выдача номеров приостановлена. Когда она возобновится, страница покажет это сама.',
    ],
    full: [
      'Очередь пока заполнена',
      'В очереди нет мест. Когда место освободится, страница покажет это сама.',
    ],
    ended: ['Сегодня больше не выдаём', 'Сегодня номера больше не выдаём: до закрытия уже не успеем.'],
    closed: ['Сейчас закрыто', 'Номера будем выдавать, когда откроемся.'],
    opens: 'Закрыто. Откроемся в 15:00',
    opensLater: 'Закрыто. Откроемся в понедельник в 09:00',
    none: 'Сейчас номера здесь не выдаются.',
    limited: 'Вы взяли столько номеров, сколько можно. Попробуйте позже.',
  },
} as const

const notice = (phone: Page) => phone.locator('main > [role="status"][data-no-numbers]')
const service = (phone: Page) => phone.getByRole('button', { name: /^Konsultācija/ })

/** The page says the reason at the service, and once for all what comes next. */
async function says(phone: Page, [short, long]: readonly [string, string]): Promise<void> {
  await expect(service(phone)).toContainText(short)
  await expect(notice(phone)).toHaveText(long)
  await expect(service(phone)).toHaveAttribute('aria-disabled', 'true')
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`a page of a location says why no number is given, and what comes next [${language}]`, async ({
    browser,
    server,
  }) => {
    const said = words[language]
    const line = await openLine(browser, server.url)
    const phone = await sitDown(browser, {
      locale: { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language],
      viewport: { width: 390, height: 844 },
    })
    await phone.goto(`/visit/location/${line.locationId}`)
    await expect(service(phone)).toContainText(said.ahead)
    await expect(notice(phone)).toHaveCount(0)
    // That a touch takes a number is said before it is done.
    const take = phone.getByRole('heading', { name: said.take })
    await expect(take).toBeVisible()

    // What staff do shows at once.
    await line.stop(true)
    await says(phone, said.paused)
    await expect(take).toHaveCount(0)
    expect(await faultsOf(phone)).toEqual([])
    await line.stop(false)
    await expect(service(phone)).toContainText(said.ahead)

    const change = async (location: object) => {
      await changeLocation(line.page, line.location, location)
      await phone.reload()
    }
    // A visit that may not fit before closing is said to be so, and the number can be had for all that.
    const till = wallTime(minutesAhead(9))
    await change({ open_thursday_till: till })
    await expect(service(phone)).toContainText(said.late(till))
    await expect(service(phone)).toHaveAttribute('aria-disabled', 'false')
    expect(await faultsOf(phone)).toEqual([])
    await change({ open_thursday_till: '17:00' })
    await expect(service(phone)).not.toContainText(said.late(till))
    await line.take()
    await change({ config: { queue: { most_waiting: 1 } } })
    await says(phone, said.full)
    const announced = {
      announcement_lv: 'Lifts nestrādā',
      announcement_en: 'No lift',
      announcement_ru: 'Лифт стоит',
    }
    await change({ config: { queue: { stop_before_close_minutes: 600 } }, ...announced })
    await says(phone, said.ended)
    // What is announced stays once the app is there.
    await expect(phone.getByText(announced[`announcement_${language}`], { exact: true })).toBeVisible()
    await change({ config: { queue: {} }, open_thursday_from: '15:00' })
    await says(phone, said.closed)
    await expect(phone.getByText(said.opens, { exact: true })).toBeVisible()
    const closed = {
      open_thursday_from: '',
      open_thursday_till: '',
      open_friday_from: '',
      open_friday_till: '',
    }
    await change(closed)
    await expect(phone.getByText(said.opensLater, { exact: true })).toBeVisible()
    line.close()
  })

  test(`whoever has as many numbers as one may is told so, and a place without a line says that [${language}]`, async ({
    browser,
    server,
  }) => {
    const said = words[language]
    const line = await openLine(browser, server.url)
    const phone = await sitDown(browser, {
      locale: { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language],
      viewport: { width: 390, height: 844 },
    })
    const path = `/visit/location/${line.locationId}`
    for (let count = 0; count < 3; count += 1) {
      await phone.goto(path)
      await service(phone).click()
      await expect(phone).toHaveURL(/\/visit\/ticket\//)
    }
    await phone.goto(path)
    await service(phone).click()
    await expect(service(phone)).toContainText(said.limited)
    await changeLocation(line.page, line.location, { qms_active: false })
    await phone.reload()
    await expect(notice(phone)).toHaveText(said.none)
    // It may be booked for all that: of the service nothing is said that is not so.
    await expect(service(phone)).toHaveCount(0)
    line.close()
  })
}
