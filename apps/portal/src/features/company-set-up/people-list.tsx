import type { ReactNode } from 'react'
import styles from './company-set-up.module.css'

export type ListedPerson = {
  readonly id: number
  readonly name: string
  /** Note on them, in a few words. */
  readonly note: string
  /** Opens what is set up of them; absent where it may not be changed here. */
  readonly onEdit?: () => void
  readonly editLabel: string
}

/** People of a company under their heading, with the way to add one. */
export function PeopleList(props: {
  title: string
  people: readonly ListedPerson[]
  nobody: string
  addButton: ReactNode
}) {
  return (
    <section className={styles.people} aria-label={props.title}>
      <div className={styles.peopleHead}>
        <h3 className={styles.label}>{props.title}</h3>
        {props.addButton}
      </div>
      {props.people.length === 0 && <p className={styles.hint}>{props.nobody}</p>}
      {props.people.length > 0 && (
        <ul className={styles.plain}>
          {props.people.map(({ id, name, note, onEdit, editLabel }) => (
            <li key={id} className={styles.person}>
              {onEdit ? (
                <button type="button" className={styles.personName} aria-label={editLabel} onClick={onEdit}>
                  {name}
                </button>
              ) : (
                <span>{name}</span>
              )}
              <span className={styles.hint}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
