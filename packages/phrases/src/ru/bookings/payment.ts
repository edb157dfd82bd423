import type { payment as english } from '../../en/bookings/payment.ts'
import type { TranslationOf } from '../../shape.ts'

export const payment = {
  waits: 'Ждёт оплаты: {{amount}}',
  waitsUntil: 'Ждёт оплаты: {{amount}}, до {{time}}',
  markPaid: 'Оплачено на месте',
  paid: 'Оплачено: {{amount}}',
  refund: '{{amount}} за эту запись пришли слишком поздно или дважды: деньги нужно вернуть.',
  markRefunded: 'Деньги возвращены',
  markedPaid: 'Отмечено как оплаченное',
  markedRefunded: 'Отмечено, что деньги возвращены',
} as const satisfies TranslationOf<typeof english, 'ru'>
