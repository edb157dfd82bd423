import { useId } from 'react'
import { usePhrases } from '../../session/words/phrases.ts'
import styles from './people-stepper.module.css'

type Props = { people: number; most: number; onChange: (people: number) => void }

/** For how many the ticket is: a family is one. */
export function PeopleStepper({ people, most, onChange }: Props) {
  const { t } = usePhrases('visit')
  const label = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame of its own
    <div role="group" aria-labelledby={label} className={styles.stepper}>
      <span id={label}>{t('people')}</span>
      <button
        type="button"
        aria-label={t('fewer')}
        aria-disabled={people <= 1}
        onClick={() => people > 1 && onChange(people - 1)}
      >
        −
      </button>
      <output aria-labelledby={label}>{people}</output>
      <button
        type="button"
        aria-label={t('more')}
        aria-disabled={people >= most}
        onClick={() => people < most && onChange(people + 1)}
      >
        +
      </button>
    </div>
  )
}
