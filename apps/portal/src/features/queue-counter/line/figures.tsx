import { FigureList } from '../../../queue/figure-list.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import styles from './figures.module.css'

/** Interval of minutes as it is said; null where it is not known. */
type Wait = { readonly low: number; readonly high: number } | null

/** The line in three figures. */
export function Figures(props: { waiting: number; newcomer: Wait; served: number | undefined }) {
  const { t } = useLatePhrases('counter')
  const { t: say } = usePhrases('booking')
  const { newcomer } = props
  const wait =
    newcomer === null ? '–' : newcomer.high === 0 ? say('minutes', { count: 0 }) : t('interval', newcomer)
  const all = [
    { name: 'waiting', figure: String(props.waiting), label: t('waitingNow') },
    { name: 'newcomer', figure: wait, label: t('newcomerWaits') },
    { name: 'served', figure: String(props.served ?? '–'), label: t('servedToday') },
  ]
  return <FigureList label={t('figures')} figures={all} look={styles} />
}
