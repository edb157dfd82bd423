import { isLocalTime } from '@rinda/domain/time/zone'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import { TimeField } from '../../set-up/fields/time-field.tsx'
import { wholeTime } from '../../set-up/fields/time-mask.ts'
import { DayField } from './day-field.tsx'
import styles from './moment-bar.module.css'
import { momentAt, nextStep, placeOf, previousStep, type Steps } from './steps.ts'
import { momentOfWall, wallTextOf } from './wall-moment.ts'

type MomentBarProps = {
  moment: string
  zone: string
  steps: Steps
  /** Stands before the clock. */
  children?: ReactNode
  /** `isSliding`: one of many moments on the way, which are no steps of their own. */
  onMoment: (moment: string, isSliding: boolean) => void
}

/** Lets choose the moment: by the clock, from change to change, or by sliding along all of them. */
export function MomentBar({ moment, zone, steps, onMoment, children }: MomentBarProps) {
  const { t, language } = useLatePhrases('travel')
  const previous = previousStep(steps, moment)
  const next = nextStep(steps, moment)
  const place = placeOf(steps, moment)
  const said = place === 0 ? t('firstState') : exactMoment(moment, language, zone)
  const [date = '', time = ''] = wallTextOf(moment, zone).split('T')
  const choose = (day: string, clock: string) => {
    const chosen = momentOfWall(`${day}T${clock}`, zone)
    if (chosen) onMoment(chosen, false)
  }
  return (
    <div className={styles.bar}>
      {children}
      <DayField date={date} label={t('moment')} onDate={(next) => choose(next, time)} />
      <ClockField key={time} time={time} label={t('time')} onTime={(next) => choose(date, next)} />
      <div className={styles.way}>
        <IconButton
          label={t('previous')}
          icon={<IconPlayerSkipBack size={18} stroke={1.8} />}
          aria-disabled={!previous}
          onClick={() => previous && onMoment(previous, false)}
        />
        <input
          type="range"
          className={styles.slider}
          aria-label={t('steps')}
          aria-valuetext={said}
          min={0}
          max={Math.max(steps.length, 1)}
          value={place}
          disabled={steps.length === 0}
          onChange={(event) => {
            const chosen = momentAt(steps, Number(event.currentTarget.value))
            if (chosen) onMoment(chosen, true)
          }}
        />
        <IconButton
          label={t('next')}
          icon={<IconPlayerSkipForward size={18} stroke={1.8} />}
          aria-disabled={!next}
          onClick={() => next && onMoment(next, false)}
        />
      </div>
    </div>
  )
}

type ClockFieldProps = { time: string; label: string; onTime: (time: string) => void }

/** A time of day. What is typed holds when the field is left or Enter is pressed: until then it is one that nobody meant. */
function ClockField({ time, label, onTime }: ClockFieldProps) {
  const [text, setText] = useState(time)
  const choose = () => {
    const whole = wholeTime(text)
    if (isLocalTime(whole) && whole !== time) onTime(whole)
    else setText(time)
  }
  return (
    <MantineLook>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter within the field is the field's */}
      <div
        className={styles.clock}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose()
        }}
      >
        <TimeField label={label} hasShownLabel value={text} onChange={setText} onLeft={choose} />
      </div>
    </MantineLook>
  )
}
