import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { locationStatesQuery } from '../../session/locations/location-states.ts'
import { useWaitText } from '../../session/time-texts/use-wait-text.ts'
import { waitRange } from '../../session/time-texts/wait-range.ts'
import styles from './crowd.module.css'

const levels = [20, 40, 60, 80, 100] as const
const words = {
  0: 'crowd_0',
  20: 'crowd_20',
  40: 'crowd_40',
  60: 'crowd_60',
  80: 'crowd_80',
  100: 'crowd_100',
} as const
const isLevel = (level: number): level is keyof typeof words => level in words

/** Crowd of a location in a word and five bars, and how long somebody who comes now waits there. */
export function Crowd({ locationId }: { locationId: number }) {
  const { t } = useLatePhrases('counter')
  const { data: state } = useQuery({ ...locationStatesQuery, select: (states) => states.get(locationId) })
  const range = state ? waitRange(state) : null
  const said = useWaitText(range)
  if (!state || !isLevel(state.crowdLevel)) return null
  const wait = said !== null && range !== null && range.high > 0 && t('crowdWait', { wait: said })
  return (
    <span className={styles.crowd} data-crowd={state.crowdLevel}>
      <span className={styles.bars} aria-hidden="true">
        {levels.map((level) => (
          <span key={level} data-is-full={level <= state.crowdLevel || undefined} />
        ))}
      </span>
      {[t(words[state.crowdLevel]), wait].filter(Boolean).join(' · ')}
    </span>
  )
}
