import type { Location } from '@rinda/client/set-up/locations'
import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconUsers } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './edit-specialists.module.css'
import { foundSpecialists, shownSpecialists } from './shown-specialists.ts'
import { SpecialistsTable } from './specialists-table.tsx'

/** The list with its search, or what to do where there is nobody. */
export function SpecialistsPanel(props: {
  specialists: readonly SpecialistSetUp[]
  locations: readonly Location[]
  sought: string
  onSeek: (sought: string) => void
  onEdit: (id: number) => void
  /** Button that adds the first specialist; absent where the person may not. */
  addButton: ReactNode
}) {
  const { t, language } = useLatePhrases('specialists')
  const { profile } = useSession().user
  const today = localDateOf(useNow(), profile.zone)
  const { specialists, locations } = props
  const sought = useDeferredValue(props.sought)
  const shown = useMemo(
    () => shownSpecialists(specialists, locations, language),
    [specialists, locations, language],
  )
  const found = useMemo(() => foundSpecialists(shown, sought), [shown, sought])
  if (specialists.length === 0) {
    const icon = <IconUsers size={32} stroke={1.6} />
    const text = props.addButton ? t('emptyText') : t('emptySeen')
    return <EmptyFace title={t('emptyTitle')} text={text} icon={icon} action={props.addButton} />
  }
  return (
    <>
      <div className={styles.bar}>
        <SearchBox
          className={styles.search}
          label={t('search')}
          text={props.sought}
          onChange={props.onSeek}
        />
        <p role="status" className={styles.hint}>
          {t('count', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyFace title={t('foundNone')} text={t('foundNoneText')} />
      ) : (
        <SpecialistsTable shown={found} zone={profile.zone} today={today} onEdit={props.onEdit} />
      )}
    </>
  )
}
