import type { ReactNode, Ref } from 'react'
import styles from './data-table.module.css'

/** A table that scrolls sideways by itself where the page is narrow; `label` is its name. Rows are `<tr>` of `<td>`. */
export function DataTable(props: {
  label: string
  columns: readonly ReactNode[]
  children: ReactNode
  /**
   * Element that scrolls, for a table that draws only the rows in sight: the table is then no higher than the
   * page, and tells assistive technology how many rows there are.
   */
  scroller?: Ref<HTMLElement>
  rowCount?: number | undefined
}) {
  const { rowCount } = props
  return (
    <section
      ref={props.scroller}
      className={styles.scroll}
      data-is-long={rowCount !== undefined || undefined}
      aria-label={props.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
    >
      <table
        className={styles.table}
        aria-label={rowCount === undefined ? undefined : props.label}
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      >
        <thead>
          <tr>
            {props.columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </section>
  )
}
