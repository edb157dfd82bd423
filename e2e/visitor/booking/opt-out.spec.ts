import { expect } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { startMailServer } from '../../../apps/server/src/notifications/testing/mail-server.ts'
import { goOnTo, momentOf, workingDay } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { bookVisit, makeVisitPlace, openLink } from '../../testing/own-visit.ts'
import { newName } from '../../testing/portal.ts'

// Of no other journey, and none that a machine gives by itself: the server is told of it before anybody listens there.
const port = 22_528
test.use({
  begins: '12:00',
  environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rinda@town.example' },
})

test('whoever wants no more reminders says so on the page of the link, and may take it back', async ({
  browser,
  server,
}) => {
  const post = await startMailServer(port)
  await server.restart({ PUBLIC_URL: server.url })
  const place = await makeVisitPlace(browser)
  const email = `${newName().toLowerCase()}@visitor.example`
  const friday = addDays(workingDay(), 1)
  await bookVisit(place, friday, '15:30', { email, language: 'lv' })
  await bookVisit(place, friday, '16:30', { email, language: 'lv' })
  const reminders = () => post.mails.filter(({ subject }) => subject?.startsWith('Atgādinājums: '))
  await expect.poll(() => post.mails.length).toBe(2)
  await goOnTo(server, momentOf(workingDay(), '15:30'))
  await expect.poll(() => reminders().length).toBe(1)
  const link = /Vairs nesūtīt atgādinājumus: (\S+)/.exec(reminders()[0]?.text ?? '')?.[1] ?? ''

  for (const language of ['en', 'ru'] as const) {
    const other = await openLink(browser, link, language)
    await expect(other.getByRole('button', { name: /No more reminders|Больше не присылать/ })).toBeVisible()
    expect(await faultsOf(other)).toEqual([])
    expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  const phone = await openLink(browser, link)
  await phone.getByRole('button', { name: 'Vairs nesūtīt' }).click()
  await expect(phone.getByText(/vairs nesūta jums atgādinājumus/)).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
  await phone.reload()
  await expect(phone.getByRole('button', { name: 'Atkal sūtīt atgādinājumus' })).toBeVisible()

  // A link that lost its end is said to be none.
  const broken = await openLink(browser, link.slice(0, -3))
  await expect(broken.getByRole('heading', { name: 'Šī saite nav derīga' })).toBeVisible()
  expect(await faultsOf(broken)).toEqual([])

  await phone.getByRole('button', { name: 'Atkal sūtīt atgādinājumus' }).click()
  await expect(phone.getByText(/vairs nesūtīt jums/)).toBeVisible()
  await goOnTo(server, momentOf(workingDay(), '16:30'))
  await expect.poll(() => reminders().length).toBe(2)
  await post.close()
})
