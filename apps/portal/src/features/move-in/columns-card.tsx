import { NativeSelect } from '@mantine/core'
import { type ColumnChoice, type MoveInField, moveInFields } from '@rinda/domain/move-in/fields'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './move-in.module.css'
import type { FileState } from './use-file.ts'

/** Shows what each column of a file means: as its name was recognised, and as a person says otherwise. */
export function ColumnsCard({ file: { file, places, set } }: { file: FileState }) {
  const { t } = useLatePhrases('moveIn')
  if (!file) return null
  const { table, settings } = file
  const { columns } = settings
  const place = places.find(({ id }) => id === settings.locationId)
  const hasDay = columns.date !== undefined
  return (
    <section className={styles.card} aria-labelledby="move-in-columns">
      <h2 id="move-in-columns" className={styles.heading}>
        {t('columns')}
      </h2>
      <p className={styles.small}>{t('columnsText')}</p>
      <ul className={styles.columns}>
        {table.header.map((name, index) => {
          const meaning = moveInFields.find((field) => columns[field] === index) ?? ''
          const sample = table.rows.find((row) => row[index]?.trim())?.[index] ?? ''
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <li key={index} className={styles.column} data-is-used={meaning !== '' || undefined}>
              <NativeSelect
                label={name || `${t('column')} ${index + 1}`}
                description={sample === '' ? '\u00A0' : sample}
                value={meaning}
                data={[
                  { value: '', label: t('notUsed') },
                  ...moveInFields.map((field) => ({ value: field, label: t(field) })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  set({
                    columns: withColumn(
                      columns,
                      index,
                      moveInFields.find((field) => field === value),
                    ),
                  })
                }
              />
            </li>
          )
        })}
      </ul>
      {hasDay && (
        <div className={styles.asked}>
          {columns.location === undefined && places.length > 1 && (
            <NativeSelect
              label={t('locationForAll')}
              value={settings.locationId ?? ''}
              data={[{ value: '', label: t('chooseOne') }, ...places.map(optionOf)]}
              onChange={({ currentTarget: { value } }) =>
                set({ locationId: value === '' ? null : Number(value), serviceId: null })
              }
            />
          )}
          {columns.service === undefined && place && (
            <NativeSelect
              label={t('serviceForAll')}
              value={settings.serviceId ?? ''}
              data={[{ value: '', label: t('chooseOne') }, ...place.services.map(optionOf)]}
              onChange={({ currentTarget: { value } }) =>
                set({ serviceId: value === '' ? null : Number(value) })
              }
            />
          )}
        </div>
      )}
    </section>
  )
}

type Named = { readonly id: number; readonly names: readonly string[] }

export const optionOf = ({ id, names }: Named) => ({ value: String(id), label: names[0] ?? String(id) })

/** With another meaning of a column: what had it before has none. */
function withColumn(columns: ColumnChoice, index: number, field: MoveInField | undefined): ColumnChoice {
  const kept = Object.entries(columns).filter(([name, place]) => place !== index && name !== field)
  return { ...Object.fromEntries(kept), ...(field ? { [field]: index } : {}) }
}
