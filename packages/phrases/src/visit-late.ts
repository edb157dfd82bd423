import type { visitDisplay } from './en/visit-display.ts'
import type { visitKiosk } from './en/visit-kiosk.ts'
import type { visitKioskBooking } from './en/visit-kiosk-booking.ts'
import type { visitTicket } from './en/visit-ticket.ts'
import type { Language } from './resources.ts'
import { type Say, speaker } from './say.ts'

/** The texts of the visitors' pages that come with the page that needs them. */
export type VisitLatePhrases = {
  ticket: typeof visitTicket
  kiosk: typeof visitKiosk
  kioskBooking: typeof visitKioskBooking
  display: typeof visitDisplay
}
export type VisitLateNamespace = keyof VisitLatePhrases
type Texts = Readonly<Record<string, string>>

const files: {
  readonly [Namespace in VisitLateNamespace]: { readonly [Each in Language]: () => Promise<Texts> }
} = {
  ticket: {
    lv: async () => (await import('./lv/visit-ticket.ts')).visitTicket,
    en: async () => (await import('./en/visit-ticket.ts')).visitTicket,
    ru: async () => (await import('./ru/visit-ticket.ts')).visitTicket,
  },
  kiosk: {
    lv: async () => (await import('./lv/visit-kiosk.ts')).visitKiosk,
    en: async () => (await import('./en/visit-kiosk.ts')).visitKiosk,
    ru: async () => (await import('./ru/visit-kiosk.ts')).visitKiosk,
  },
  kioskBooking: {
    lv: async () => (await import('./lv/visit-kiosk-booking.ts')).visitKioskBooking,
    en: async () => (await import('./en/visit-kiosk-booking.ts')).visitKioskBooking,
    ru: async () => (await import('./ru/visit-kiosk-booking.ts')).visitKioskBooking,
  },
  display: {
    lv: async () => (await import('./lv/visit-display.ts')).visitDisplay,
    en: async () => (await import('./en/visit-display.ts')).visitDisplay,
    ru: async () => (await import('./ru/visit-display.ts')).visitDisplay,
  },
}

/** Names of all late namespaces of the visitors' pages. */
export const visitLateNamespaces = Object.keys(files) as VisitLateNamespace[]

/** Brings the texts of a namespace in one language. */
export async function visitLateTexts(namespace: VisitLateNamespace, language: Language): Promise<Texts> {
  return await files[namespace][language]()
}

/** Brings a namespace in one language, ready to be spoken. */
export async function loadVisitLate<Namespace extends VisitLateNamespace>(
  namespace: Namespace,
  language: Language,
): Promise<Say<VisitLatePhrases[Namespace]>> {
  const texts = await visitLateTexts(namespace, language)
  return speaker<{ late: VisitLatePhrases[Namespace] }>(language, { late: texts })('late')
}
