import { expect } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { agentAt } from '../../testing/queue-desk.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// Tickets are given in opening hours alone.
test.use({ begins: '12:00' })

const said = {
  'lv-LV': {
    first: 'Šim pakalpojumam jūsu numurs ir pirmais. Pirms jums vēl var izsaukt citus.',
    next: 'Jūs esat nākamais numurs.',
    called: 'Lodziņš 3',
  },
  'en-GB': {
    first: 'You are first for this service. Others may still be called before you.',
    next: 'You are next.',
    called: 'Counter 3',
  },
  'ru-RU': {
    first: 'Ваш номер — первый на эту услугу. Перед вами ещё могут вызвать других.',
    next: 'Вы следующий номер.',
    called: 'Окно 3',
  },
} as const

for (const locale of ['lv-LV', 'en-GB', 'ru-RU'] as const) {
  test(`the first of a service hears that they are next once the counter calls nobody of another one before [${locale}]`, async ({
    browser,
    server,
  }) => {
    const words = said[locale]
    const { page: agent, place } = await agentAt(browser)
    const other = await takeTicket(server.url, place.otherId)
    const phone = await sitDown(browser, { locale, viewport: { width: 390, height: 844 } })
    await phone.goto(`/visit/location/${place.location.id}`)
    await phone.getByRole('button', { name: /Konsultācija/ }).click()
    await expect(phone.getByRole('status').filter({ hasText: words.first })).toBeVisible()
    await expect(phone.getByText(words.next)).toHaveCount(0)
    expect(await faultsOf(phone)).toEqual([])

    await agent.getByRole('button', { name: new RegExp(`saukt nākamo.*${other}`, 'i') }).click()
    await expect(phone.getByRole('status').filter({ hasText: words.next })).toBeVisible()
    await expect(phone.getByText(words.first)).toHaveCount(0)
    expect(await faultsOf(phone)).toEqual([])
    await agent.getByRole('button', { name: 'Pabeigt un saukt nākamo' }).click()
    await expect(phone.getByText(words.called, { exact: true })).toBeVisible()
  })
}
