import { expect } from '@playwright/test'
import { startMailServer } from '../../apps/server/src/notifications/testing/mail-server.ts'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, newName } from '../testing/portal.ts'

/** Messages as they look before they are sent, and invitations of staff by mail. */

// Of no other journey, and none that a machine gives by itself: the server is told of it before anybody listens there.
const port = 22_530
test.use({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rinda@town.example' } })

test('an admin looks at every message as visitors get it, in their languages, and has one sent to themselves', async ({
  browser,
  server,
}) => {
  const post = await startMailServer(port)
  await server.restart({ PUBLIC_URL: server.url })
  const email = 'admin@dental.example'
  const page = await enterAs(browser, { path: '/locations', email, language: 'en' })
  await page.getByRole('main').getByRole('button', { name: 'Messages', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Messages to visitors of the whole company' })
  await dialog.getByRole('radio', { name: 'How they look' }).check()
  const mail = dialog.frameLocator('iframe')
  await expect(mail.getByText('Hello! Your appointment is confirmed.')).toBeVisible()
  await expect(mail.getByRole('link', { name: 'See or move' })).toBeVisible()
  await expect(mail.getByText('10:30–')).toBeVisible()
  await expect(dialog.getByText('rinda.ics')).toBeVisible()

  const kind = dialog.getByLabel('Message')
  await kind.selectOption({ label: 'Booking moved by staff' })
  await expect(mail.getByText('Hello! We have moved your appointment to another time.')).toBeVisible()
  await kind.selectOption({ label: 'Number called' })
  await expect(dialog.getByText('A 047: it is your turn')).toBeVisible()
  await expect(dialog.locator('iframe')).toHaveCount(0)
  // A short text and a long mail: what one reaches for stays where it is.
  const place = await kind.boundingBox()
  await kind.selectOption({ label: 'Reminder' })
  await expect(mail.getByText('Hello! This is a reminder of your appointment.')).toBeVisible()
  expect(await kind.boundingBox()).toEqual(place)
  for (const [language, lead, parts] of [
    ['Latviešu', 'Labdien! Atgādinām par jūsu pierakstu.', /^Text message [12] parts?$/],
    ['Русский', 'Здравствуйте! Напоминаем о вашей записи.', /^Text message [12] parts?$/],
    ['English', 'Hello! This is a reminder of your appointment.', /^Text message [12] parts?$/],
  ] as const) {
    await dialog.getByRole('radio', { name: language }).check()
    await expect(mail.getByText(lead)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: parts })).toBeVisible()
    // The frame is as high as its mail, so that nothing in it has to be scrolled.
    await expect
      .poll(() =>
        dialog.locator('iframe').evaluate((frame) => {
          const { contentDocument, clientHeight } = frame as HTMLIFrameElement
          return (contentDocument?.documentElement.scrollHeight ?? 0) - clientHeight
        }),
      )
      .toBeLessThanOrEqual(0)
  }
  expect(await faultsOf(page)).toEqual([])

  const subject = (await dialog.locator('dd').last().textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Send this to me' }).press('Enter')
  await expect(page.getByText(`The sample is being sent to ${email}`)).toBeVisible()
  await expect.poll(() => post.mails.map((one) => one.subject)).toEqual([`Sample: ${subject}`])

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(mail.getByText('Hello! This is a reminder of your appointment.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await faultsOf(page)).toEqual([])
  await post.close()
})

test('somebody is invited by mail in their language; sent again it is another link, and the one before opens nothing', async ({
  browser,
}) => {
  const post = await startMailServer(port)
  const page = await enterAs(browser, {
    path: '/portal-users?person=new',
    email: 'anna@rinda.example',
    language: 'en',
  })
  const name = newName()
  const email = `${name.toLowerCase()}@rinda.example`
  const form = page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Name').fill(name)
  await expect(form.getByLabel('Language of messages')).toHaveValue('en')
  await form.getByLabel('Language of messages').selectOption({ label: 'Русский' })
  await form.getByLabel('Role', { exact: true }).selectOption({ label: 'Employee' })
  await form.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: `Link for ${name}` })
  await expect(dialog.getByText(`The link is being sent to ${email}.`)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const links = () =>
    post.mails.flatMap(({ text }) => /\S+\/auth\/invitation\/\S+/.exec(text ?? '')?.[0] ?? [])
  await expect.poll(() => links().length).toBe(1)
  expect(post.mails[0]?.subject).toMatch(/^Доступ к порталу сотрудников: /)

  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(dialog.getByText(`A new link is being sent to ${email}`)).toBeVisible()
  await expect.poll(() => links().length).toBe(2)
  const path = (link: string | undefined) => new URL(new URL(link ?? '').pathname, page.url()).href
  const invited = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await invited.goto(path(links()[0]))
  await expect(invited.locator('input')).toHaveCount(0)
  await invited.goto(path(links()[1]))
  await expect(invited.locator('input[type="password"]')).toHaveCount(2)

  // The mail itself, as a program for mail shows it.
  await invited.route('**/the-mail', (route) =>
    route.fulfill({ contentType: 'text/html', body: String(post.mails[1]?.html) }),
  )
  await invited.setViewportSize({ width: 390, height: 844 })
  await invited.goto('/the-mail')
  await expect(invited.getByRole('link', { name: 'Придумать пароль' })).toBeVisible()
  expect(await faultsOf(invited)).toEqual([])
  await post.close()
})
