import type { visitTicket as english } from '../en/visit-ticket.ts'
import type { TranslationOf } from '../shape.ts'

export const visitTicket = {
  title: 'Ваш номер',
} satisfies TranslationOf<typeof english, 'ru'>
