import { printTicketAgain, type Ticket } from '@rinda/client/queue/tickets'
import { makeId } from '@rinda/live/make-id'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { http } from '../../../session/queries.ts'
import { useToasts } from '../../../session/toasts.ts'

const look = 'popup,width=420,height=560'

/** Gives what prints the paper of a ticket once more, in a window of its own: for whoever stands before a kiosk without paper. */
export function usePrintAgain(): (ticket: Ticket) => Promise<void> {
  const { t, language } = useLatePhrases('counter')
  const toasts = useToasts()
  return async ({ id, label }) => {
    // Opened by the click itself: a browser keeps back what opens later.
    const page = window.open('', '_blank', look)
    if (!page) return toasts.error(t('windowKeptBack'), t('notPrinted', { label }))
    const result = await printTicketAgain(http, id, { idempotencyKey: makeId() })
    if (result.ok && result.value?.token) {
      // As its name, and not in its address: that would stay in the history of a browser that many use.
      page.name = result.value.token
      return page.location.replace(`/visit/paper/${id}`)
    }
    page.close()
    const info = !result.ok && result.failure.kind === 'refused' ? result.failure.info : null
    toasts.error(info?.[language] ?? t('printUnanswered'), t('notPrinted', { label }))
  }
}
