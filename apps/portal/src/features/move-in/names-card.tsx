import { NativeSelect } from '@mantine/core'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { optionOf } from './columns-card.tsx'
import styles from './move-in.module.css'
import type { NameToChoose } from './rules.ts'
import type { FileState } from './use-file.ts'

const titles = { location: 'nameLocation', service: 'nameService', specialist: 'nameSpecialist' } as const

/** The names of a file that nothing here has: what each of them is, said once for all rows. */
export function NamesCard({ file }: { file: FileState }) {
  const { t } = useLatePhrases('moveIn')
  const { names, choose } = file
  const chosen = file.file?.settings.names
  return (
    <section className={styles.card} aria-labelledby="move-in-names">
      <h2 id="move-in-names" className={styles.heading}>
        {t('names')}
      </h2>
      <p className={styles.small}>{t('namesText')}</p>
      <ul className={styles.columns}>
        {names.map((one) => {
          const id = chosen?.get(one.key)
          return (
            <li key={one.key} className={styles.column} data-is-used={id !== undefined || undefined}>
              <NativeSelect
                label={t(titles[one.kind], { name: one.name })}
                description={t('nameRows', { count: one.rows })}
                value={id === undefined ? '' : id === null ? 'anyone' : String(id)}
                data={[
                  { value: '', label: t('chooseOne'), disabled: true },
                  ...(one.kind === 'specialist' ? [{ value: 'anyone', label: t('anyone') }] : []),
                  ...optionsFor(one, file),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  choose(one.key, value === 'anyone' ? null : Number(value))
                }
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function optionsFor({ kind, locationId }: NameToChoose, { places }: Pick<FileState, 'places'>) {
  if (kind === 'location') return places.map(optionOf)
  const place = places.find(({ id }) => id === locationId)
  return ((kind === 'service' ? place?.services : place?.specialists) ?? []).map(optionOf)
}
