import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { SortableList } from '@rinda/ui/components/lists/sortable-list'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { positionsAfterMove } from '../../set-up/positions.ts'
import { useNotify } from '../../set-up/use-notify.ts'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import styles from './reorder-locations.module.css'

/** The order in which locations are shown everywhere, each company's by itself. What is put down is saved at once. */
export function ReorderLocations({ locations }: { locations: readonly Location[] }) {
  const { t } = useLatePhrases('locations')
  const companies = [...Map.groupBy(locations, ({ companyId }) => companyId)]
  return (
    <div className={styles.companies}>
      {companies.map(([companyId, own]) => {
        const label = companies.length > 1 ? t('company', { id: companyId }) : t('title')
        return (
          <section key={companyId} className={styles.company} aria-label={label}>
            {companies.length > 1 && <h2 className={styles.heading}>{label}</h2>}
            <CompanyOrder label={label} locations={own} />
          </section>
        )
      })}
    </div>
  )
}

function CompanyOrder({ label, locations }: { label: string; locations: readonly Location[] }) {
  const { t, language } = useLatePhrases('locations')
  const { save } = useSaveLocation()

  const notify = useNotify()

  async function onMove(id: number, place: number) {
    const name = locations.find((one) => one.id === id)?.name
    const written = positionsAfterMove(locations, id, place)
    const all = await Promise.all(
      written.map(({ id: moved, position }) => save(moved, { position }, { isQuiet: true })),
    )
    const refused = all.find((one) => one.kind !== 'saved')
    const said = name ? nameIn(language, name) : ''
    if (refused) notify.refused(said, refused.failure)
    else if (written.length > 0) notify.updated(said)
  }
  const said = (key: 'taken' | 'moved' | 'dropped') => (name: string, place: number, count: number) =>
    t(key, { name, place, count })
  return (
    <SortableList
      label={label}
      items={locations.map(({ id, name, address }) => ({
        id,
        name: nameIn(language, name),
        note: nameIn(language, address),
      }))}
      words={{
        handle: (name) => t('handleOf', { name }),
        keys: t('reorderKeys'),
        taken: said('taken'),
        moved: said('moved'),
        dropped: said('dropped'),
        putBack: (name) => t('putBack', { name }),
      }}
      onMove={(id, place) => void onMove(id, place)}
    />
  )
}
