import { type ListState, listStates } from '@rinda/domain/booking/list-state'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './check-list.module.css'

/** Lets choose the states that are shown; each says how many bookings have it. */
export function ChooseStates(props: {
  chosen: readonly ListState[]
  counts: Readonly<Record<ListState, number>> | undefined
  onChoose: (states: readonly ListState[]) => void
  isDown?: boolean
}) {
  const { t, language } = useLatePhrases('list')
  const { chosen, counts } = props
  return (
    <fieldset className={styles.checks} data-is-down={props.isDown || undefined}>
      <legend className={props.isDown ? styles.legend : 'rinda-only-heard'}>{t('states')}</legend>
      {listStates.map((state) => (
        <label key={state} className={styles.check}>
          <input
            type="checkbox"
            checked={chosen.includes(state)}
            onChange={(event) =>
              props.onChoose(
                listStates.filter((one) => (one === state ? event.target.checked : chosen.includes(one))),
              )
            }
          />
          <span>{t(`states_${state}`)}</span>
          <span className={styles.number}>{counts?.[state].toLocaleString(language)}</span>
        </label>
      ))}
    </fieldset>
  )
}
