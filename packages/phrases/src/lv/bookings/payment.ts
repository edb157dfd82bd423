import type { payment as english } from '../../en/bookings/payment.ts'
import type { TranslationOf } from '../../shape.ts'

export const payment = {
  waits: 'Gaida samaksu: {{amount}}',
  waitsUntil: 'Gaida samaksu: {{amount}}, līdz {{time}}',
  markPaid: 'Samaksāts uz vietas',
  paid: 'Samaksāts: {{amount}}',
  refund: '{{amount}} par šo pierakstu saņemti par vēlu vai divreiz: nauda jāatdod.',
  markRefunded: 'Nauda atdota',
  markedPaid: 'Atzīmēts kā samaksāts',
  markedRefunded: 'Atzīmēts, ka nauda atdota',
} as const satisfies TranslationOf<typeof english, 'lv'>
