import { TextInput } from '@mantine/core'
import { IconButton } from '@rinda/ui/components/icon-button'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { exactMoment } from '../../session/exact-moment.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
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
  return (
    <div className={styles.bar}>
      {children}
      <ClockField key={wallTextOf(moment, zone)} {...{ moment, zone, onMoment }} label={t('moment')} />
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

/** What is typed holds when the field is left or Enter is pressed: until then it is a moment that nobody meant. */
function ClockField({
  moment,
  zone,
  label,
  onMoment,
}: Omit<MomentBarProps, 'steps' | 'children'> & { label: string }) {
  const shown = wallTextOf(moment, zone)
  const [text, setText] = useState(shown)
  const choose = () => {
    const chosen = text === shown ? undefined : momentOfWall(text, zone)
    if (chosen) onMoment(chosen, false)
    else setText(shown)
  }
  return (
    <MantineLook>
      <TextInput
        type="datetime-local"
        label={label}
        className={styles.clock}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={choose}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose()
        }}
      />
    </MantineLook>
  )
}
