import type { Location } from '@rinda/client/set-up/locations'
import { Button } from '@rinda/ui/components/buttons/button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconMapPin } from '@tabler/icons-react'
import { FilterFields } from '../../../features/list-locations/filter-fields.tsx'
import type { LocationFilter } from '../../../features/list-locations/location-filter.ts'
import { LocationTable } from '../../../features/list-locations/location-table.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'

/** The table with its filter, or what is said where it is empty. */
export function LocationList(props: {
  /** Number of locations, whichever are shown. */
  all: number
  shown: readonly Location[]
  filter: LocationFilter
  isFiltering: boolean
  openId: number | undefined
  lastOpenId: number | undefined
  onFilter: (filter: LocationFilter) => void
}) {
  const { t } = useLatePhrases('locations')
  const { all, shown } = props
  if (all === 0)
    return <EmptyFace title={t('none')} text={t('noneText')} icon={<IconMapPin size={32} stroke={1.6} />} />
  return (
    <>
      {props.isFiltering && (
        <FilterFields id="location-filter" filter={props.filter} onChange={props.onFilter} />
      )}
      {shown.length > 0 && (
        <LocationTable locations={shown} openId={props.openId} lastOpenId={props.lastOpenId} />
      )}
      {shown.length === 0 && (
        <EmptyFace
          title={t('nothingFound')}
          text={t('nothingFoundText')}
          action={<Button onClick={() => props.onFilter({})}>{t('clearFilter')}</Button>}
        />
      )}
    </>
  )
}
