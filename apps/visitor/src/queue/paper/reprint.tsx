import { getOwnTicket, type Ticket } from '@rinda/client/queue/tickets'
import { getVisitLocation, type VisitLocation } from '@rinda/client/queue/visit-location'
import { isLanguage } from '@rinda/phrases/resources'
import { useCallback, useEffect, useState } from 'react'
import { visitorHttp } from '../../session/line/visitor-http.ts'
import styles from '../../session/pages/notice-page.module.css'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { speak } from '../../session/words/phrases.ts'
import { takeHandedToken } from './handed-token.ts'
import { PaperTicket } from './paper-ticket.tsx'
import reprint from './reprint.module.css'

type Found = { ticket: Ticket; location: VisitLocation }

const token = takeHandedToken()
/** Prints a ticket once more, in the language of whoever took it, and closes its window. */
export function Reprint({ id }: { id: number }) {
  const { t } = useLatePhrases('kiosk')
  const [found, setFound] = useState<Found | null>()
  useEffect(() => void bring(id).then(setFound, () => setFound(null)), [id])
  const print = useCallback(() => window.print(), [])
  useEffect(() => {
    const close = () => window.close()
    window.addEventListener('afterprint', close)
    return () => window.removeEventListener('afterprint', close)
  }, [])
  if (found === undefined) return null
  if (!found)
    return (
      <main className={styles.page}>
        <div className={styles.said}>
          <h1>{t('noPaper')}</h1>
        </div>
      </main>
    )
  return (
    <>
      <main className={`${styles.page} ${reprint.screen}`} data-reprint={found.ticket.label}>
        <div className={styles.said}>
          <h1>{found.ticket.label}</h1>
          <button type="button" onClick={print}>
            {t('print')}
          </button>
        </div>
      </main>
      <PaperTicket {...found} onReady={print} />
    </>
  )
}

async function bring(id: number): Promise<Found | null> {
  const read = await getOwnTicket(visitorHttp, { id, token })
  const ticket = read.ok ? read.value : undefined
  if (!ticket) return null
  const shown = await getVisitLocation(visitorHttp, ticket.locationId)
  const location = shown.ok ? shown.value : undefined
  if (!location) return null
  const { language } = ticket
  if (isLanguage(language)) await speak(language)
  return { ticket: { ...ticket, token }, location }
}
