import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { localTimeOf } from '@rinda/domain/time/zone'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconArmchair, IconPrinter } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { minutesWaited } from '../../../queue/ticket.ts'
import { useHeldRows } from '../../../queue/use-held-rows.ts'
import { useNames } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import styles from './line-list.module.css'
import { usePrintAgain } from './use-print-again.ts'

/** List of those who wait, in the order in which this counter would call them. Never reordered under the pointer or the focus. */
export function LineList(props: {
  order: readonly Ticket[]
  location: Location
  /** Minutes since 1970. */
  now: number
  tooLate: readonly number[]
  /** Ticket of somebody who has just been checked in here. */
  joined: number | null
}) {
  const { t } = useLatePhrases('counter')
  const { order, location } = props
  const printAgain = usePrintAgain()
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const { rows, isBehind } = useHeldRows(
    list,
    order.map(({ id }) => id),
  )
  // Who has left is still drawn while the list is pointed at.
  const seen = useRef(new Map<number, Ticket>())
  for (const ticket of order) seen.current.set(ticket.id, ticket)
  const due = order.filter(({ appointmentAt }) => appointmentAt !== null).length
  const counts = [
    order.length > 0 && t('lineCount', { count: order.length }),
    due > 0 && t('dueCount', { count: due }),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys too
    <section ref={list} className={styles.line} aria-labelledby={heading} tabIndex={0}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {t('lineTitle')}
        </h2>
        <span className={styles.counts}>{counts.filter(Boolean).join(', ')}</span>
      </div>
      {isBehind && (
        <p role="status" className={styles.behind}>
          {t('lineBehind')}
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyFace
          title={t('lineEmpty')}
          text={t('lineEmptyText')}
          icon={<IconArmchair size={32} stroke={1.6} />}
        />
      ) : (
        <ol className={styles.rows}>
          {rows.map(({ id, isGone }) => {
            const ticket = seen.current.get(id)
            return (
              ticket && (
                <LineRowView
                  key={id}
                  ticket={ticket}
                  location={location}
                  now={props.now}
                  isGone={isGone}
                  isNext={id === order[0]?.id}
                  hasJoined={id === props.joined}
                  mayNotFit={props.tooLate.includes(id)}
                  onPrint={() => void printAgain(ticket)}
                />
              )
            )
          })}
        </ol>
      )}
    </section>
  )
}

function LineRowView(props: {
  ticket: Ticket
  location: Location
  now: number
  isGone: boolean
  isNext: boolean
  hasJoined: boolean
  mayNotFit: boolean
  onPrint: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { t: say } = usePhrases('booking')
  const { profileAt } = useSession()
  const { ticket, location } = props
  const names = useNames(location)
  const { zone } = profileAt(location.id)
  const at = ticket.appointmentAt
  return (
    <li
      className={styles.row}
      data-line-ticket={ticket.id}
      data-is-next={props.isNext || undefined}
      data-is-gone={props.isGone || undefined}
      data-has-joined={props.hasJoined || undefined}
    >
      <span className={styles.label}>{ticket.label}</span>
      <span className={styles.about}>
        <span className={styles.service}>{names.ofService(ticket.serviceId)}</span>
        {props.isGone && <span className={styles.badge}>{t('gone')}</span>}
        {!props.isGone && at !== null && (
          <span className={styles.badge} data-kind="appointment">
            {t('appointment', { time: localTimeOf(Math.floor(Date.parse(at) / 60_000), zone) })}
          </span>
        )}
        {!props.isGone && props.hasJoined && <span className={styles.badge}>{t('justJoined')}</span>}
        {!props.isGone && ticket.people > 1 && (
          <span className={styles.badge}>{t('people', { count: ticket.people })}</span>
        )}
        {!props.isGone && ticket.counter !== null && <span className={styles.badge}>{t('onlyHere')}</span>}
        {!props.isGone && props.mayNotFit && (
          <span className={styles.badge} data-kind="late">
            {t('mayNotFit')}
          </span>
        )}
      </span>
      <span className={styles.wait}>
        {say('minutes', { count: minutesWaited(ticket, props.now * 60_000) })}
      </span>
      {!props.isGone && (
        <IconButton
          isQuiet
          label={t('printAgain', { label: ticket.label })}
          icon={<IconPrinter size={18} stroke={1.8} aria-hidden="true" />}
          onClick={props.onPrint}
        />
      )}
    </li>
  )
}
