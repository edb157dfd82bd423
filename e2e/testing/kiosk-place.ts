import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from './computers.ts'
import { makeLocation, makeService } from './own-location.ts'
import { type Language, newName, signInAs } from './portal.ts'

export type KioskPlace = {
  name: string
  locationId: number
  /** A service that can be booked too, and one for which one only waits. */
  serviceId: number
  otherId: number
}

/** Somebody of the staff, and a location of their own with a line, at which there is a kiosk. */
export async function makeKioskPlace(
  browser: Browser,
  more: object = {},
  email?: string,
): Promise<{ staff: Page; place: KioskPlace }> {
  const staff = await signInAs(browser, email ? { email } : {})
  const name = `Brīvības iela ${newName()}`
  const location = await makeLocation(staff, name, { qms_active: true, ...more })
  const queue = { qms_id: 'OWN', average_time: 10 }
  const service = await makeService(staff, location, 'Konsultācija', queue)
  const other = await makeService(staff, location, 'Dzīvesvietas deklarēšana', { ...queue, bms_id: '' })
  return {
    staff,
    place: {
      ...{ name, locationId: Number(location.id) },
      ...{ serviceId: Number(service.id), otherId: Number(other.id) },
    },
  }
}

/** The kiosk of a location, upright as they stand, unless another size is asked for. */
export async function openKiosk(
  browser: Browser,
  locationId: number,
  {
    language = 'lv',
    viewport = { width: 1080, height: 1920 },
  }: { language?: Language; viewport?: { width: number; height: number } } = {},
): Promise<Page> {
  const page = await sitDown(browser, {
    locale: { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language],
    viewport,
  })
  await page.goto(`/visit/kiosk/${locationId}`)
  await expect(page.locator('main[data-step="start"] h1')).toBeVisible()
  return page
}

/** Words on the kiosk by which it is used. */
export const kioskWords = {
  lv: {
    number: /Vajag numuru/,
    appointment: /Man ir pieraksts/,
    done: 'Gatavs',
    larger: 'Lielāks teksts',
    contrast: 'Kontrasts',
    lower: 'Zemāk',
    checkIn: 'Reģistrēties',
  },
  en: {
    number: /I need a number/,
    appointment: /I have an appointment/,
    done: 'Done',
    larger: 'Larger text',
    contrast: 'Contrast',
    lower: 'Lower',
    checkIn: 'Check in',
  },
  ru: {
    number: /Нужен номер/,
    appointment: /У меня есть запись/,
    done: 'Готово',
    larger: 'Крупнее',
    contrast: 'Контраст',
    lower: 'Ниже',
    checkIn: 'Отметиться',
  },
} as const

export const serviceAt = (kiosk: Page, serviceId: number) => kiosk.locator(`[data-service="${serviceId}"]`)
export const ticketAt = (kiosk: Page) => kiosk.locator('[data-ticket]')

/** Takes a number; gives its label once it is shown. */
export async function takeNumber(kiosk: Page, serviceId: number, language: Language = 'lv'): Promise<string> {
  await kiosk.getByRole('button', { name: kioskWords[language].number }).click()
  await expect(serviceAt(kiosk, serviceId)).toHaveAttribute('aria-disabled', 'false')
  await serviceAt(kiosk, serviceId).click()
  return labelOf(kiosk)
}

/** The number on the screen. */
export async function labelOf(kiosk: Page): Promise<string> {
  const label = ticketAt(kiosk).getByText(/^[A-Z]+ \d{3}$/)
  await expect(label).toBeVisible()
  return (await label.textContent()) ?? ''
}
