import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { Panel } from '@rinda/ui/components/layers/panel'
import { useIsAtMost } from '@rinda/ui/use-width'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './days-frame.module.css'

/** A step to other days; one without `onStep` leads nowhere now. */
type Step = { label: string; onStep: (() => void) | undefined }

/** The days that are shown, which open a calendar, with a step back and a step on. On a phone these stand on both sides of the days. */
export function DaysFrame(props: {
  /** Days that are shown: they open a calendar, with a step back and a step on. On a phone these stand on both sides of the days. */
  label: string
  text: string
  back: Step | undefined
  on: Step | undefined
  /** Stands before the steps. */
  first?: ReactNode
  children: (close: () => void) => ReactNode
}) {
  const { text, back, on } = props
  const isPhone = useIsAtMost(767)
  const step = (one: Step | undefined, icon: ReactNode) =>
    one && (
      <IconButton
        label={one.label}
        icon={icon}
        isQuiet={isPhone}
        disabled={!one.onStep}
        onClick={() => one.onStep?.()}
      />
    )
  const stepOn = step(on, <IconChevronRight size={18} stroke={2} />)
  return (
    <div className={styles.days}>
      {props.first}
      {step(back, <IconChevronLeft size={18} stroke={2} />)}
      {!isPhone && stepOn}
      <Panel
        label={`${props.label}: ${text}`}
        buttonClassName={styles.label}
        button={
          <>
            <span className={styles.text}>{text}</span>
            <IconChevronDown size={18} stroke={2} aria-hidden="true" className={styles.arrow} />
          </>
        }
      >
        {props.children}
      </Panel>
      {isPhone && stepOn}
    </div>
  )
}

/** Keeps the room of a calendar that is on its way. */
export function WaitingPicker() {
  return <div className={styles.waiting} />
}
