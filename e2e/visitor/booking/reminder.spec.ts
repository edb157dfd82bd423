import { expect } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { startMailServer } from '../../../apps/server/src/notifications/testing/mail-server.ts'
import { goOnTo, momentOf, workingDay } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { bookVisit, makeVisitPlace, openLink } from '../../testing/own-visit.ts'
import { newName } from '../../testing/portal.ts'

// Of no other journey, and none that a machine gives by itself: the server is told of it before anybody listens there.
const port = 22_527
test.use({
  begins: '12:00',
  environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rinda@town.example' },
})

test('a visitor is reminded a day before, and says by the link of the reminder that they come', async ({
  browser,
  server,
}) => {
  const post = await startMailServer(port)
  await server.restart({ PUBLIC_URL: server.url })
  const place = await makeVisitPlace(browser)
  const email = `${newName().toLowerCase()}@visitor.example`
  const friday = addDays(workingDay(), 1)
  await bookVisit(place, friday, '15:30', { email, language: 'lv' })
  const reminders = () => post.mails.filter(({ subject }) => subject?.startsWith('Atgādinājums: '))
  await expect.poll(() => post.mails.length).toBe(1)
  await goOnTo(server, momentOf(workingDay(), '15:30'))
  await expect.poll(() => reminders().length).toBe(1)
  const [reminder] = reminders()
  const link = /Apstiprināt vai pārcelt:\n(\S+)/.exec(reminder?.text ?? '')?.[1] ?? ''
  expect(link.startsWith(server.url)).toBe(true)

  const phone = await openLink(browser, link)
  await expect(phone.getByText('15:30–16:00')).toBeVisible()
  await phone.getByRole('button', { name: 'Jā, būšu' }).click()
  await expect(phone.getByText('Jūs apstiprinājāt, ka būsiet')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])

  // The mail itself, as a program for mail shows it.
  await phone.route('**/the-mail', (route) =>
    route.fulfill({ contentType: 'text/html', body: String(reminder?.html) }),
  )
  await phone.goto('/the-mail')
  await expect(phone.getByRole('link', { name: 'Apstiprināt vai pārcelt' })).toHaveAttribute('href', link)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faultsOf(phone)).toEqual([])
  const cancel = await phone.getByRole('link', { name: 'Atcelt pierakstu' }).getAttribute('href')
  await phone.goto(cancel ?? '')
  await expect(phone.getByRole('heading', { name: 'Vai atcelt pierakstu?' })).toBeVisible()
  await post.close()
})
