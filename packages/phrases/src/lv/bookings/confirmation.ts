import type { confirmation as english } from '../../en/bookings/confirmation.ts'
import type { TranslationOf } from '../../shape.ts'

export const confirmation = {
  title: 'Jūsu pieraksts',
  pending: 'Gaida apstiprinājumu: darbiniekiem šis laiks vēl jāpieņem.',
  zone: 'Vietas laiks: {{zone}}',
  service: 'Pakalpojums',
  specialist: 'Speciālists',
  place: 'Vieta',
  phone: 'Tālrunis',
  code: 'Jūsu kods',
  codeHint: 'Parādiet to kioskā vai ievadiet tā sešas zīmes.',
  codeQr: 'Jūsu pieraksta QR kods',
  change: 'Lai pārceltu vai atceltu, atveriet pieraksta saiti savā tālrunī vai saņemtajā ziņā.',
  asOf: 'Ziņas uz {{at}}. Ja laiks vēlāk ir mainīts, spēkā ir jaunais.',
} as const satisfies TranslationOf<typeof english, 'lv'>
