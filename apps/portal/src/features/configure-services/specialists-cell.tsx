import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './config-grid.module.css'

const mostNames = 3

/** Shows who serves, with at most three names, and the button to change it. */
export function SpecialistsCell(props: {
  serviceName: string
  ids: readonly number[]
  people: ReadonlyMap<number, SpecialistSetUp>
  at: string
  isActive: boolean
  onEdit: () => void
}) {
  const { t } = useLatePhrases('serviceConfig')
  const names = props.ids.map((id) => {
    const person = props.people.get(id)
    if (!person) return String(id)
    return person.isActive ? person.name : t('inactive', { name: person.name })
  })
  const more = names.length - mostNames
  const preview = [...names.slice(0, mostNames), ...(more > 0 ? [t('more', { count: more })] : [])].join(', ')
  return (
    <div className={styles.specialists}>
      <span className={names.length === 0 ? styles.nobody : undefined} title={names.join(', ')}>
        {preview || t('nobody')}
      </span>
      <Button
        data-at={props.at}
        tabIndex={props.isActive ? 0 : -1}
        aria-haspopup="dialog"
        aria-label={t('editOf', { service: props.serviceName })}
        onClick={props.onEdit}
      >
        {t('edit')}
      </Button>
    </div>
  )
}
