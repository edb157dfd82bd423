import { shortDay } from '@rinda/phrases/day-text'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './column-tabs.module.css'

type Tab = { key: string; name: string; date: string }

/** On a phone one column is seen at a time: these are the others, a tap away. Follows the swipe. */
export function ColumnTabs(props: {
  tabs: readonly Tab[]
  scroller: RefObject<HTMLElement | null>
  showsDay: boolean
}) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { scroller, tabs } = props
  const [current, setCurrent] = useState(0)
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const follow = () => setCurrent(Math.round(element.scrollLeft / columnWidth(element)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [scroller])

  // Keeps the current one in sight in its own strip, without moving the page.
  useEffect(() => {
    const button = strip.current?.children[current] as HTMLElement | undefined
    if (button) strip.current?.scrollTo({ left: button.offsetLeft - 48, behavior: 'smooth' })
  }, [current])

  const goTo = (index: number) => {
    const element = scroller.current
    element?.scrollTo({ left: index * columnWidth(element), behavior: 'smooth' })
  }
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
            {props.showsDay ? `${shortDay(tab.date, language)} · ${tab.name}` : tab.name}
          </button>
        ))}
      </div>
    </nav>
  )
}

/** On a phone every column is as wide as the page beside the rail. */
function columnWidth(scroller: HTMLElement): number {
  const rail = Number.parseFloat(getComputedStyle(scroller).scrollPaddingLeft) || 0
  return Math.max(1, scroller.clientWidth - rail)
}
