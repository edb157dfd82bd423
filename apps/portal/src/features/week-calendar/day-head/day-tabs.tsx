import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { DayTabs as Tabs } from '../../../calendar/day-tabs.tsx'
import { useSwipe } from '../../../calendar/use-swipe.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import type { ModelDay } from '../week-model.ts'
import { dayCount } from './day-count.ts'

/** The seven days on a phone. Follows the swipe and tells of the day on which it ends; begins at the day chosen. */
export function DayTabs(props: {
  days: readonly ModelDay[]
  chosen: string
  scroller: RefObject<HTMLElement | null>
  onSeen: (date: string) => void
}) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { days, chosen } = props
  const latest = useRef(props)
  latest.current = props
  /** The day that was told of last: it is in sight already. */
  const told = useRef<string>(undefined)
  const rest = useCallback((index: number) => {
    const { days: shown, chosen: known, onSeen } = latest.current
    const seen = shown[index]?.day.date
    // The address may have gone on to another week already.
    if (!isOnPhone() || !seen || seen === known || shown.every(({ day }) => day.date !== known)) return
    told.current = seen
    onSeen(seen)
  }, [])
  const { current, goTo } = useSwipe(props.scroller, rest)
  const first = days[0]?.day.date

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another day or week is chosen, not at live changes
  useEffect(() => {
    // Elsewhere all seven stand side by side, and measuring them would cost a layout.
    if (!isOnPhone() || told.current === chosen) return
    told.current = undefined
    const index = days.findIndex(({ day }) => day.date === chosen)
    if (index >= 0) goTo(index, 'instant')
  }, [chosen, first])

  return (
    <Tabs
      label={say('days')}
      days={days.map(({ day, isToday }) => {
        const needing = day.attentionCount > 0 ? [say('attention', { count: day.attentionCount })] : []
        return {
          date: day.date,
          count: day.bookingCount,
          words: [dayCount(t, day), ...needing].join(', '),
          isToday,
          isClosed: day.isClosed,
          needsAttention: day.attentionCount > 0,
        }
      })}
      chosen={days[current]?.day.date}
      onChoose={(_date, index) => goTo(index)}
    />
  )
}

function isOnPhone(): boolean {
  return window.matchMedia('(max-width: 767px)').matches
}
