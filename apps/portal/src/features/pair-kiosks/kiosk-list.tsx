import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { EmptyFace, ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { AddKiosk } from './add-kiosk.tsx'
import { kioskQuery } from './kiosk-query.ts'
import { KioskRow } from './kiosk-row.tsx'
import styles from './kiosks.module.css'
import { useKioskActs } from './use-kiosk-acts.ts'

/** The kiosks of a location, kept while it is looked at: paired, renamed, ended. */
export function KioskList({ locationId }: { locationId: number }) {
  const { t } = useLatePhrases('kiosks')
  const { data: kiosks, isError, isFetching, refetch } = useQuery(kioskQuery(locationId))
  const acts = useKioskActs(locationId)
  const address = `${window.location.origin}/visit/kiosk/${locationId}`
  if (!kiosks && isError)
    return (
      <ErrorFace
        title={t('failed')}
        text={t('failedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!kiosks) return <ListSkeleton />
  return (
    <div className={styles.kiosks}>
      <p>
        {t('intro')} <strong className={styles.address}>{address}</strong>
      </p>
      {kiosks.length === 0 && <EmptyFace title={t('empty')} text={t('emptyText')} />}
      <ul className={styles.list}>
        {kiosks.map((kiosk) => (
          <KioskRow key={kiosk.id} kiosk={kiosk} acts={acts} />
        ))}
      </ul>
      <AddKiosk acts={acts} />
    </div>
  )
}
