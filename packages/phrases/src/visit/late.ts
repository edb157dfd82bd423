import type { visitAttach } from '../en/visit/attach.ts'
import type { visitBook } from '../en/visit/book.ts'
import type { visitBookingList } from '../en/visit/booking-list.ts'
import type { visitDisplay } from '../en/visit/display.ts'
import type { visitEarlier } from '../en/visit/earlier.ts'
import type { visitKept } from '../en/visit/kept.ts'
import type { visitKiosk } from '../en/visit/kiosk.ts'
import type { visitKioskBooking } from '../en/visit/kiosk-booking.ts'
import type { visitOptOut } from '../en/visit/opt-out.ts'
import type { visitOwnBooking } from '../en/visit/own-booking.ts'
import type { visitPayment } from '../en/visit/payment.ts'
import type { visitPush } from '../en/visit/push.ts'
import type { visitTicket } from '../en/visit/ticket.ts'
import type { visitWidget } from '../en/visit/widget.ts'
import type { visitWidgetDemo } from '../en/visit/widget-demo.ts'
import type { Language } from '../resources.ts'
import { type Say, speaker } from '../say.ts'

/** The texts of the visitors' pages that come with the page that needs them. */
export type VisitLatePhrases = {
  ticket: typeof visitTicket
  push: typeof visitPush
  kept: typeof visitKept
  kiosk: typeof visitKiosk
  kioskBooking: typeof visitKioskBooking
  attach: typeof visitAttach
  book: typeof visitBook
  bookingList: typeof visitBookingList
  display: typeof visitDisplay
  optOut: typeof visitOptOut
  ownBooking: typeof visitOwnBooking
  widget: typeof visitWidget
  widgetDemo: typeof visitWidgetDemo
  earlier: typeof visitEarlier
  payment: typeof visitPayment
}
export type VisitLateNamespace = keyof VisitLatePhrases
type Texts = Readonly<Record<string, string>>

const files: {
  readonly [Namespace in VisitLateNamespace]: { readonly [Each in Language]: () => Promise<Texts> }
} = {
  ticket: {
    lv: async () => (await import('../lv/visit/ticket.ts')).visitTicket,
    en: async () => (await import('../en/visit/ticket.ts')).visitTicket,
    ru: async () => (await import('../ru/visit/ticket.ts')).visitTicket,
  },
  push: {
    lv: async () => (await import('../lv/visit/push.ts')).visitPush,
    en: async () => (await import('../en/visit/push.ts')).visitPush,
    ru: async () => (await import('../ru/visit/push.ts')).visitPush,
  },
  kept: {
    lv: async () => (await import('../lv/visit/kept.ts')).visitKept,
    en: async () => (await import('../en/visit/kept.ts')).visitKept,
    ru: async () => (await import('../ru/visit/kept.ts')).visitKept,
  },
  kiosk: {
    lv: async () => (await import('../lv/visit/kiosk.ts')).visitKiosk,
    en: async () => (await import('../en/visit/kiosk.ts')).visitKiosk,
    ru: async () => (await import('../ru/visit/kiosk.ts')).visitKiosk,
  },
  kioskBooking: {
    lv: async () => (await import('../lv/visit/kiosk-booking.ts')).visitKioskBooking,
    en: async () => (await import('../en/visit/kiosk-booking.ts')).visitKioskBooking,
    ru: async () => (await import('../ru/visit/kiosk-booking.ts')).visitKioskBooking,
  },
  attach: {
    lv: async () => (await import('../lv/visit/attach.ts')).visitAttach,
    en: async () => (await import('../en/visit/attach.ts')).visitAttach,
    ru: async () => (await import('../ru/visit/attach.ts')).visitAttach,
  },
  book: {
    lv: async () => (await import('../lv/visit/book.ts')).visitBook,
    en: async () => (await import('../en/visit/book.ts')).visitBook,
    ru: async () => (await import('../ru/visit/book.ts')).visitBook,
  },
  bookingList: {
    lv: async () => (await import('../lv/visit/booking-list.ts')).visitBookingList,
    en: async () => (await import('../en/visit/booking-list.ts')).visitBookingList,
    ru: async () => (await import('../ru/visit/booking-list.ts')).visitBookingList,
  },
  display: {
    lv: async () => (await import('../lv/visit/display.ts')).visitDisplay,
    en: async () => (await import('../en/visit/display.ts')).visitDisplay,
    ru: async () => (await import('../ru/visit/display.ts')).visitDisplay,
  },
  optOut: {
    lv: async () => (await import('../lv/visit/opt-out.ts')).visitOptOut,
    en: async () => (await import('../en/visit/opt-out.ts')).visitOptOut,
    ru: async () => (await import('../ru/visit/opt-out.ts')).visitOptOut,
  },
  ownBooking: {
    lv: async () => (await import('../lv/visit/own-booking.ts')).visitOwnBooking,
    en: async () => (await import('../en/visit/own-booking.ts')).visitOwnBooking,
    ru: async () => (await import('../ru/visit/own-booking.ts')).visitOwnBooking,
  },
  widget: {
    lv: async () => (await import('../lv/visit/widget.ts')).visitWidget,
    en: async () => (await import('../en/visit/widget.ts')).visitWidget,
    ru: async () => (await import('../ru/visit/widget.ts')).visitWidget,
  },
  widgetDemo: {
    lv: async () => (await import('../lv/visit/widget-demo.ts')).visitWidgetDemo,
    en: async () => (await import('../en/visit/widget-demo.ts')).visitWidgetDemo,
    ru: async () => (await import('../ru/visit/widget-demo.ts')).visitWidgetDemo,
  },
  earlier: {
    lv: async () => (await import('../lv/visit/earlier.ts')).visitEarlier,
    en: async () => (await import('../en/visit/earlier.ts')).visitEarlier,
    ru: async () => (await import('../ru/visit/earlier.ts')).visitEarlier,
  },
  payment: {
    lv: async () => (await import('../lv/visit/payment.ts')).visitPayment,
    en: async () => (await import('../en/visit/payment.ts')).visitPayment,
    ru: async () => (await import('../ru/visit/payment.ts')).visitPayment,
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
