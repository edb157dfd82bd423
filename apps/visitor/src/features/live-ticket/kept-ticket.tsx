import { nameIn } from '@rinda/client/http/names'
import type { ReactNode } from 'react'
import { KeptNote } from '../../queue/kept-note.tsx'
import { useTimeText } from '../../queue/use-time-text.ts'
import type { Kept } from '../../session/kept/kept-pages.ts'
import { useKept } from '../../session/kept/use-kept.ts'
import { LanguageSwitch } from '../../session/pages/language-switch.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './kept-ticket.module.css'
import type { KeptTicket } from './kept-ticket-record.ts'

type Props = { name: string; token: string; otherwise: ReactNode }

/** A ticket that cannot be read now, as it was when there was a line; `otherwise` where it was not kept. */
export function KeptTicketView({ name, token, otherwise }: Props) {
  const kept = useKept<KeptTicket>(name, token)
  return kept ? <AsItWas kept={kept} /> : kept === null && otherwise
}

/** The number and where it is of, and what was known of it then. No place in the line, and no wait. */
function AsItWas({ kept: { at, value } }: { kept: Kept<KeptTicket> }) {
  const { t, language } = useLatePhrases('kept')
  const { label, stood, counter, zone, place, service, createdAt } = value
  const timeText = useTimeText(zone)
  return (
    <main className={styles.page}>
      <LanguageSwitch />
      <KeptNote at={at} zone={zone} />
      <section className={styles.card} data-stood={stood}>
        <h1>{t('ticket')}</h1>
        <p className={styles.label}>{label}</p>
        <p>
          <strong>{nameIn(language, place)}</strong>
          <br />
          {service && `${nameIn(language, service)} · `}
          {t('takenAt', { time: timeText(createdAt) })}
        </p>
        <p>{t(`ticket_${stood}`, { counter: String(counter) })}</p>
      </section>
      <p className={styles.advice}>{t('byItself')}</p>
    </main>
  )
}
