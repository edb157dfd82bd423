import { type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import {
  type MailServer,
  startMailServer,
} from '../../../apps/server/src/notifications/testing/mail-server.ts'
import { workingDay } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { bookVisit, changeVisit, linkOf, makeVisitPlace, openLink } from '../../testing/own-visit.ts'
import { isRight } from '../../testing/visit-booking.ts'

// Of no other journey: the server is told of it before anybody listens there.
const port = 22_527
test.use({
  begins: '12:00',
  world: 'visit-bookings',
  environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rinda@town.example' },
})

let post: MailServer
test.beforeAll(async () => {
  post = await startMailServer(port)
})
test.afterAll(async () => await post.close())

const friday = addDays(workingDay(), 1)
const words = {
  lv: {
    title: 'Mani pieraksti',
    send: 'Nosūtīt man saiti',
    sent: 'Ieskatieties savās ziņās',
    coming: 'Gaidāmie',
    canceled: 'atcelts',
    over: 'Šī saite vairs nav derīga',
    yours: 'Jūsu pieraksts',
  },
  en: {
    title: 'My appointments',
    send: 'Send me the link',
    sent: 'Look through your messages',
    coming: 'To come',
    canceled: 'canceled',
    over: 'This link is good no longer',
    yours: 'Your appointment',
  },
  ru: {
    title: 'Мои записи',
    send: 'Отправить мне ссылку',
    sent: 'Проверьте свои сообщения',
    coming: 'Предстоящие',
    canceled: 'отменена',
    over: 'Эта ссылка больше не действует',
    yours: 'Ваша запись',
  },
} as const

/** Path of the list that the newest mail to an address leads to, with its token. */
async function sentTo(email: string): Promise<string> {
  const link = /http:\/\/localhost:\d+(\/visit\/bookings\?company=\d+#[\w-]{43})/
  const found = () =>
    post.mails
      .filter(({ to }) => JSON.stringify(to).includes(email))
      .flatMap(({ text }) => link.exec(text ?? '')?.[1] ?? [])
  await expect.poll(() => found().length).toBeGreaterThan(0)
  return found().at(-1) ?? ''
}

const address = (phone: Page) => phone.locator('input[name="address"]')

async function askAt(phone: Page, email: string, language: keyof typeof words): Promise<void> {
  await address(phone).fill(email)
  await phone.getByRole('button', { name: words[language].send }).click()
  await expect(phone.getByRole('heading', { name: words[language].sent })).toBeFocused()
}

async function bookTwice(browser: Browser, email: string) {
  const place = await makeVisitPlace(browser)
  const first = await bookVisit(place, friday, '10:30', { email })
  const second = await bookVisit(place, friday, '14:00', { email })
  await changeVisit(place.staff, second, { status: 'canceled' })
  return { place, first, second }
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`somebody is sent a link to all of their bookings, which one device opens, in ${language}`, async ({
    browser,
  }) => {
    const said = words[language]
    const email = `several-${language}@visitor.example`
    const { first } = await bookTwice(browser, email)
    const phone = await openLink(browser, linkOf(first), language)
    await phone.locator('a[href*="/visit/bookings?company=1"]').click()
    await expect(phone.getByRole('heading', { level: 1, name: said.title })).toBeVisible()
    await isRight(phone)
    // Neither what is nothing, nor what cannot be an address, is sent.
    await phone.getByRole('button', { name: said.send }).click()
    await expect(address(phone)).toBeFocused()
    await expect(address(phone)).toHaveAttribute('aria-invalid', 'true')
    await address(phone).fill('zane@')
    await phone.getByRole('button', { name: said.send }).click()
    await expect(phone.locator('#why-address')).toContainText('+371 20000000')
    await isRight(phone)
    await askAt(phone, email, language)
    await expect(phone.getByText(email)).toBeVisible()
    await isRight(phone)

    const link = await sentTo(email)
    const token = link.slice(link.indexOf('#') + 1)
    const sent: string[] = []
    const reader = await openLink(browser, 'about:blank', language)
    reader.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await reader.goto(link)
    await expect(reader.getByRole('heading', { level: 2, name: said.coming })).toBeVisible()
    await expect(reader.getByRole('link', { name: /10:30/ })).toBeVisible()
    await expect(reader.getByRole('link', { name: /14:00/ })).toContainText(said.canceled)
    await isRight(reader)
    await reader.getByRole('link', { name: /10:30/ }).click()
    await expect(reader.getByRole('heading', { level: 1, name: said.yours })).toBeVisible()
    await expect(reader.getByText('10:30–11:00')).toBeVisible()
    await reader.goBack()
    await expect(reader.getByRole('link', { name: /10:30/ })).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('link', { name: /10:30/ })).toBeVisible()
    expect(sent.filter((one) => one.includes(token) || one.includes(first.token))).toEqual([])

    // Whoever finds the mail later has nothing, and is told how to come on.
    const other = await openLink(browser, link, language)
    await expect(other.getByRole('heading', { level: 1, name: said.over })).toBeVisible()
    expect(await faultsOf(other)).toEqual([])
    await other.getByRole('button', { name: said.send }).click()
    await expect(address(other)).toBeVisible()
  })
}

test('from the search the company is chosen first; an address that never came here gets the same answer', async ({
  browser,
}) => {
  const phone = await openLink(browser, '/visit/')
  await phone.getByRole('link', { name: 'Jau pierakstījāties? Atrast savus pierakstus' }).click()
  await address(phone).fill('20 000 099')
  await phone.getByRole('button', { name: 'Nosūtīt man saiti' }).click()
  const company = phone.getByRole('combobox', { name: 'Kur pierakstījāties?' })
  await expect(company).toBeFocused()
  await isRight(phone)
  await company.selectOption({ index: 1 })
  await phone.getByRole('button', { name: 'Nosūtīt man saiti' }).click()
  await expect(phone.getByText(/^Ja ar 20 000 099 ir pieraksti, esam tur nosūtījuši saiti\./)).toBeVisible()
  await phone.getByRole('button', { name: 'Mēģināt ar citu adresi' }).click()
  await expect(address(phone)).toHaveValue('')
})

test('a canceled visit is canceled in the list too, when its owner comes back to it', async ({ browser }) => {
  const email = 'back@visitor.example'
  const { first } = await bookTwice(browser, email)
  const phone = await openLink(browser, linkOf(first))
  await phone.goto('/visit/bookings?company=1')
  await askAt(phone, email, 'lv')
  await phone.goto(await sentTo(email))
  await phone.getByRole('link', { name: /10:30/ }).click()
  await phone.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await phone.getByRole('button', { name: 'Jā, atcelt' }).click()
  await expect(phone.getByText('Šis pieraksts ir atcelts')).toBeVisible()
  await phone.goto(await sentTo(email))
  await expect(phone.getByRole('link', { name: /10:30/ })).toContainText('atcelts')
  await expect(phone.getByText('Gaidāmu pierakstu nav.')).toBeVisible()
})
