import { IconCheck } from '@tabler/icons-react'
import type { ServiceLine } from '../../../queue/overview.ts'
import type { Counter } from '../../../queue/ticket.ts'
import type { Names } from '../../../queue/use-names.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useToasts } from '../../../session/toasts.ts'
import { takenServices } from './counter-face.ts'
import styles from './service-letters.module.css'

/** The services of a location as letters, those that a counter takes pressed: each is switched by a click. */
export function ServiceLetters(props: {
  counter: Counter
  lines: readonly ServiceLine[]
  names: Names
  onChange: (serviceIds: readonly number[]) => void
}) {
  const { t } = useLatePhrases('supervise')
  const toasts = useToasts()
  const { counter, lines, names } = props
  const taken = takenServices(
    counter,
    lines.map(({ serviceId }) => serviceId),
  )

  function toggle(serviceId: number) {
    const rest = taken.filter((id) => id !== serviceId)
    if (rest.length === 0) return toasts.error(t('lastService'))
    props.onChange(rest.length < taken.length ? rest : [...taken, serviceId])
  }

  return (
    <fieldset
      className={styles.letters}
      aria-label={t('takesOf', { counter: names.ofCounter(counter.counter) })}
    >
      <span className={styles.word} aria-hidden="true">
        {t('takes')}
      </span>
      {lines.map(({ serviceId, letter }) => {
        const isTaken = taken.includes(serviceId)
        const service = names.ofService(serviceId)
        return (
          <button
            key={serviceId}
            type="button"
            className={styles.letter}
            aria-pressed={isTaken}
            aria-label={t('takesOne', { letter, service })}
            title={service}
            onClick={() => toggle(serviceId)}
          >
            {isTaken && <IconCheck size={14} stroke={2.4} aria-hidden="true" />}
            {letter}
          </button>
        )
      })}
    </fieldset>
  )
}
