import { useEffect, useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type Step, steps } from './draft.ts'
import styles from './new-location.module.css'
import { stepNames } from './step-names.ts'

/** Says which step of how many this is; with each step the focus comes here, and what is read begins here. */
export function StepHeading({ step }: { step: Step }) {
  const { t } = useLatePhrases('newLocation')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])

  return (
    <h2 ref={heading} tabIndex={-1} className={styles.heading}>
      {t('stepOf', { number: steps.indexOf(step) + 1, count: steps.length, name: t(stepNames[step]) })}
    </h2>
  )
}
