import { shortDay } from '@rinda/phrases/time/day-text'
import { IconAlertCircle } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useSwipe } from '../../../calendar/use-swipe.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import styles from './column-tabs.module.css'

type Tab = { key: string; name: string; date: string; bookingCount: number; hasLate: boolean }

/** On a phone one column is seen at a time: these are the others, a tap away. Follows the swipe. */
export function ColumnTabs(props: {
  tabs: readonly Tab[]
  scroller: RefObject<HTMLElement | null>
  showsDay: boolean
}) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { tabs } = props
  const { current, goTo } = useSwipe(props.scroller)
  const strip = useRef<HTMLDivElement>(null)

  // Keeps the current one in sight in its own strip, without moving the page.
  useEffect(() => {
    const button = strip.current?.children[current] as HTMLElement | undefined
    if (button) strip.current?.scrollTo({ left: button.offsetLeft - 48, behavior: 'smooth' })
  }, [current])

  return (
    <nav className={styles.tabs} aria-label={t('specialists')}>
      <div className={styles.strip} ref={strip}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            className={styles.tab}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          >
            <span className={styles.name}>
              {props.showsDay ? `${shortDay(tab.date, language)} · ${tab.name}` : tab.name}
            </span>
            <span className={styles.count} aria-hidden="true">
              {tab.bookingCount}
            </span>{' '}
            <span className="rinda-only-heard">
              {[
                tab.bookingCount === 0 ? t('noBookings') : t('bookings', { count: tab.bookingCount }),
                ...(tab.hasLate ? [t('someLate')] : []),
              ].join(', ')}
            </span>
            {tab.hasLate && (
              <IconAlertCircle size={18} stroke={2} aria-hidden="true" className={styles.late} />
            )}
          </button>
        ))}
      </div>
    </nav>
  )
}
