import { type SetUpStep, setUpSteps } from '@rinda/domain/set-up/readiness'
import { IconCheck } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './step-list.module.css'

/** The steps with which of them this is and what each has brought so far; each leads to its own, once there is a company. */
export function StepList(props: {
  step: SetUpStep
  done: readonly SetUpStep[]
  /** Results of the steps so far: a name, a number. */
  results: Partial<Readonly<Record<SetUpStep, string>>>
  isOpen: (step: SetUpStep) => boolean
  onGo: (step: SetUpStep) => void
}) {
  const { t } = useLatePhrases('companySetUp')
  const { step, done, results } = props
  const count = setUpSteps.filter((one) => done.includes(one)).length
  return (
    <nav className={styles.steps} aria-label={t('steps')}>
      {count > 0 && <p className={styles.progress}>{t('progress', { count, all: setUpSteps.length })}</p>}
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(count / setUpSteps.length) * 100}%` }} />
      </div>
      <ol className={styles.list}>
        {setUpSteps.map((one, index) => {
          const isDone = done.includes(one)
          return (
            <li key={one}>
              <button
                type="button"
                className={styles.item}
                data-state={isDone ? 'done' : undefined}
                aria-current={one === step ? 'step' : undefined}
                disabled={!props.isOpen(one)}
                onClick={() => props.onGo(one)}
              >
                <span className={styles.mark}>
                  {isDone ? <IconCheck size={16} stroke={2.4} aria-hidden="true" /> : index + 1}
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{t(one)}</span>
                  {isDone && <span className="rinda-only-heard">, {t('isDone')}</span>}
                  {results[one] && <span className={styles.result}>{results[one]}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
