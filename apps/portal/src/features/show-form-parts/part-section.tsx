import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { type ReactNode, useId } from 'react'
import styles from './form-parts.module.css'

/** A kind of part under its heading; `isInRow`: side by side as they come, else in columns. */
export function PartSection(props: { title: string; isInRow?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {props.title}
      </h2>
      <MantineLook>
        <div className={props.isInRow ? styles.row : styles.states}>{props.children}</div>
      </MantineLook>
    </section>
  )
}
