import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { workingDay } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { bookVisit, makeVisitPlace, openLink } from '../../testing/own-visit.ts'

// Of no other journey, and none that a machine gives by itself.
const port = 22_531
test.use({ begins: '12:00', environment: { SMS_URL: `http://127.0.0.1:${port}/` } })

test('the link of a text message opens the booking, and one that lost its end opens none', async ({
  browser,
  server,
}) => {
  const texts: string[] = []
  const gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      texts.push(JSON.parse(body).text)
      response.writeHead(202).end()
    })
  })
  await new Promise<void>((listening) => {
    gateway.listen(port, '127.0.0.1', listening)
  })
  await server.restart({ PUBLIC_URL: server.url })
  const place = await makeVisitPlace(browser)
  const visit = { email: '', phone_country_code: '371', phone_number: '20000077', language: 'lv' }
  await bookVisit(place, addDays(workingDay(), 1), '16:30', visit)
  await expect.poll(() => texts.length).toBe(1)
  const link = /\S+\/visit\/b#\S+$/.exec(texts[0] ?? '')?.[0] ?? ''
  expect(link.startsWith(server.url)).toBe(true)
  const phone = await openLink(browser, link)
  await expect(phone.getByText('16:30–17:00')).toBeVisible()
  await expect(phone).toHaveURL(/\/visit\/booking\//)
  // The way back leads out, not to the short link again.
  expect(await phone.evaluate(() => history.length)).toBeLessThanOrEqual(2)

  for (const language of ['lv', 'en', 'ru'] as const) {
    const broken = await openLink(browser, link.slice(0, -2), language)
    const words = { lv: 'Šo pierakstu nevar', en: 'cannot be shown', ru: 'нельзя показать' }[language]
    await expect(broken.getByRole('heading')).toContainText(words)
    expect(await faultsOf(broken)).toEqual([])
  }
  gateway.close()
})
