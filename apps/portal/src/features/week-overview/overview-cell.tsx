import type { Service } from '@rinda/client/set-up/locations'
import { memo } from 'react'
import { type BoxGroup, boxGroups, crowded } from './box-groups.ts'
import { BoxView } from './box-view.tsx'
import styles from './overview-cell.module.css'
import type { Cell } from './overview-model.ts'
import { useBoxWords } from './use-box-words.ts'

/** One service on one day. Drawn again only when its own boxes change. */
export const OverviewCell = memo(function OverviewCell(props: {
  service: Service
  date: string
  cell: Cell
  column: number
  row: number
  onOpen: (qtid: string) => void
  /** A box that stands for several was opened. */
  onOpenAll: (date: string, group: BoxGroup) => void
}) {
  const wordsOf = useBoxWords(props.service, props.date)
  const { cell } = props
  return (
    <td className={styles.cell} data-day={props.date} data-column={props.column}>
      {cell.length > 0 && (
        <div className={styles.boxes} data-is-crowded={cell.length >= crowded || undefined}>
          {boxGroups(cell).map((group) => (
            <BoxView
              key={group[0].booking.qtid}
              group={group}
              words={wordsOf(group)}
              row={props.row}
              onOpen={() => {
                const [first, ...others] = group
                if (others.length === 0) props.onOpen(first.booking.qtid)
                else props.onOpenAll(props.date, group)
              }}
            />
          ))}
        </div>
      )}
    </td>
  )
})
