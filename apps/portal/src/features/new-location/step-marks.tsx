import { IconCheck } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type Step, steps } from './draft.ts'
import styles from './new-location.module.css'
import { stepNames } from './step-names.ts'

/** Shows the five steps and which of them this is; the ones that are done lead back. */
export function StepMarks({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  const { t } = useLatePhrases('newLocation')
  const now = steps.indexOf(step)
  return (
    <ol className={styles.marks} aria-label={t('steps')}>
      {steps.map((one, index) => (
        <li
          key={one}
          className={styles.markItem}
          data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < now ? (
            <button type="button" className={styles.markButton} onClick={() => onGo(one)}>
              <span className={styles.number}>
                <IconCheck size={14} stroke={2.4} aria-hidden="true" />
              </span>
              <span className={styles.markName}>{t(stepNames[one])}</span>
            </button>
          ) : (
            <>
              <span className={styles.number}>{index + 1}</span>
              <span className={styles.markName}>{t(stepNames[one])}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
