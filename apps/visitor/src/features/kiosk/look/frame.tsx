import { nameIn } from '@rinda/client/http/names'
import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { timeText, weekdayText } from '@rinda/phrases/time/opening-text'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../session/words/phrases.ts'
import styles from './frame.module.css'
import { Languages } from './languages.tsx'
import { Mark } from './mark.tsx'
import { ModeBar } from './mode-bar.tsx'
import type { useModes } from './use-modes.ts'

type Props = {
  location: VisitLocation
  nowMs: number
  step: string
  look: ReturnType<typeof useModes>
  banner: ReactNode
  children: ReactNode
}

/** The screen around a step: whose kiosk it is, the clock or the languages, and at the foot how it can be drawn. */
export function Frame({ location, nowMs, step, look, banner, children }: Props) {
  const language = useLanguage()
  const isStart = step === 'start'
  return (
    <div className={`${styles.frame} rinda-not-printed`}>
      <header className={styles.header}>
        <p className={styles.place}>
          <Mark />
          {nameIn(language, location.name)}
        </p>
        {isStart ? <Clock zone={location.timezone} nowMs={nowMs} /> : <Languages />}
      </header>
      {banner}
      <main className={styles.main} data-step={step}>
        {children}
      </main>
      <footer className={styles.footer}>
        {isStart && <Languages isWritten />}
        <ModeBar look={look} step={step} />
      </footer>
    </div>
  )
}

function Clock({ zone, nowMs }: { zone: string; nowMs: number }) {
  const language = useLanguage()
  const day = weekdayText(nowMs, { zone, language })
  return (
    <p className={styles.clock}>
      <strong>{timeText(nowMs, { zone, language })}</strong>
      <span>{day}</span>
    </p>
  )
}
