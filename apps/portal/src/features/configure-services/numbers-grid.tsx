import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './config-grid.module.css'
import { ConfigGrid } from './config-grid.tsx'
import type { ConfigRow } from './config-rows.ts'
import { NumberCell } from './number-cell.tsx'
import type { NumberColumn } from './number-columns.ts'
import { useSaveConfig } from './use-save-config.ts'

/** Services with columns of numbers, each edited where it stands. */
export function NumbersGrid(props: {
  label: string
  note: string
  columns: readonly NumberColumn[]
  rows: readonly ConfigRow[]
}) {
  const { t } = useLatePhrases('serviceConfig')
  const { saveValue, dialog } = useSaveConfig()
  const { columns } = props
  return (
    <>
      <p className={styles.text}>
        {props.note} {t('editText')}
      </p>
      <ConfigGrid
        label={props.label}
        nameColumn={t('service')}
        columns={columns.map(({ name }) => t(name))}
        rows={props.rows}
        isOfNumbers
        cell={({ service, name, place }, index, at) => {
          const column = columns[index]
          return (
            column && (
              <NumberCell
                service={service}
                serviceName={`${name}, ${place}`}
                column={column}
                onSave={saveValue}
                {...at}
              />
            )
          )
        }}
      />
      {dialog}
    </>
  )
}
