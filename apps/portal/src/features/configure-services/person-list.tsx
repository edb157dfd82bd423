import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { type ReactNode, useId } from 'react'
import styles from './specialists-drawer.module.css'

/** People under a heading, each with one thing that can be done. */
export function PersonList(props: {
  list: 'selected' | 'available'
  title: string
  nothing: string
  people: readonly { readonly id: number; readonly name: string }[]
  icon: ReactNode
  labelOf: (name: string) => string
  onAct: (id: number) => void
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {props.title} <span className="rinda-figures">({props.people.length})</span>
      </h3>
      {props.people.length === 0 && <p className={styles.nothing}>{props.nothing}</p>}
      <ul className={styles.list} data-list={props.list}>
        {props.people.map((one) => (
          <li key={one.id} className={styles.person}>
            <span>{one.name}</span>
            <IconButton
              label={props.labelOf(one.name)}
              icon={props.icon}
              isQuiet
              onClick={() => props.onAct(one.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
