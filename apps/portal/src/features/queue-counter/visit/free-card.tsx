import { Button } from '@rinda/ui/components/buttons/button'
import { KeyCap } from '@rinda/ui/components/buttons/key-cap'
import { IconCoffee, IconLock, IconMoodSmile, IconPlugConnectedX, IconUserPlus } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { AwayText } from '../act/use-away-text.ts'
import styles from './serving-card.module.css'

const look = { size: 30, stroke: 1.6, 'aria-hidden': true } as const

/** The counter while nobody stands at it: free, on a break, calling, without a connection, or not one's own any more. */
export function FreeCard(props: {
  phase: 'idle' | 'paused' | 'calling' | 'lost' | 'away'
  away: AwayText | null
  next: { label: string; service: string } | null
  foundNobody: boolean
  onServe: () => void
  onChoose: () => void
}) {
  const { t } = useLatePhrases('counter')
  const { phase, next } = props
  const texts = {
    idle: { icon: <IconMoodSmile {...look} />, title: t('idleTitle') },
    calling: { icon: <IconMoodSmile {...look} />, title: t('callingNext') },
    paused: { icon: <IconCoffee {...look} />, title: t('pausedTitle') },
    away: { icon: <IconLock {...look} />, title: props.away?.title ?? '' },
    lost: { icon: <IconPlugConnectedX {...look} />, title: t('lostTitle') },
  }[phase]
  const idle = next ? t('idleText', next) : t('nobodyText')
  const text = {
    idle,
    calling: '',
    away: props.away?.text ?? '',
    paused: t('pausedText'),
    lost: t('lostText'),
  }[phase]
  const hasFoundNobody = props.foundNobody && phase === 'idle' && next === null
  return (
    <section className={styles.free} data-phase={phase}>
      <span className={styles.icon}>{texts.icon}</span>
      <p className={styles.freeTitle}>{texts.title}</p>
      {hasFoundNobody && (
        <p role="status" className={styles.freeText}>
          {t('foundNobody')}
        </p>
      )}
      {text && !hasFoundNobody && <p className={styles.freeText}>{text}</p>}
      {phase === 'away' && (
        <Button className={styles.serve} onClick={props.onChoose}>
          {t('chooseAnother')}
        </Button>
      )}
      {phase === 'idle' && (
        <Button
          className={styles.serve}
          aria-keyshortcuts="q"
          onClick={props.onServe}
          icon={<IconUserPlus size={18} stroke={1.8} aria-hidden="true" />}
        >
          {t('serveTitle')}
          <KeyCap>Q</KeyCap>
        </Button>
      )}
    </section>
  )
}
