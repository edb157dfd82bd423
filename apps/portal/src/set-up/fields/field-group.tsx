import type { ReactNode } from 'react'
import styles from './fields.module.css'

/** Fields of a form that belong together, under one heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  )
}
