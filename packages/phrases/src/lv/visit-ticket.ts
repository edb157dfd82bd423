import type { visitTicket as english } from '../en/visit-ticket.ts'
import type { TranslationOf } from '../shape.ts'

export const visitTicket = {
  title: 'Jūsu numurs',
} satisfies TranslationOf<typeof english, 'lv'>
