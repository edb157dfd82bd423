import { latePart } from '@rinda/live/late-part'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconHandStop, IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import type { ServiceLine } from '../../../queue/overview.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './stop-all.module.css'

const StopAllDialog = latePart(async () => (await import('../late-dialogs.ts')).StopAllDialog)

const look = { size: 18, stroke: 1.8, 'aria-hidden': true } as const

/** Stops giving tickets of all services, which is asked once; where all are stopped, gives them again. */
export function StopAll(props: {
  lines: readonly ServiceLine[]
  onStop: (lines: readonly ServiceLine[], stopped: boolean) => void
}) {
  const { t } = useLatePhrases('supervise')
  const [isAsking, setAsking] = useState(false)
  const given = props.lines.filter(({ isStopped }) => !isStopped)
  const isAllStopped = given.length === 0
  return (
    <section className={styles.box} data-stop-all>
      <p className={styles.text}>
        <strong>{t('giveTickets')}</strong>
        <span>{t('giveTicketsText')}</span>
      </p>
      <Button
        className={isAllStopped ? undefined : styles.stop}
        icon={isAllStopped ? <IconTicket {...look} /> : <IconHandStop {...look} />}
        onClick={() => (isAllStopped ? props.onStop(props.lines, false) : setAsking(true))}
      >
        {t(isAllStopped ? 'startAll' : 'stopAll')}
      </Button>
      {isAsking && (
        <StopAllDialog onStop={() => props.onStop(given, true)} onClosed={() => setAsking(false)} />
      )}
    </section>
  )
}
