import { Button } from '@rinda/ui/components/button'
import { IconArrowsSort, IconFilter } from '@tabler/icons-react'
import { countConditions, type LocationFilter } from '../features/list-locations/location-filter.ts'
import { useLatePhrases } from '../session/late-phrases.ts'

/** Offers what can be done with the table of locations: filtering it, and changing its order. */
export function LocationActs(props: {
  filter: LocationFilter
  isFiltering: boolean
  isReordering: boolean
  /** Number of locations. */
  all: number
  onFiltering: (isOn: boolean) => void
  onReordering: (isOn: boolean) => void
}) {
  const { t } = useLatePhrases('locations')
  const { all, isFiltering, isReordering } = props
  const conditions = countConditions(props.filter)
  if (isReordering)
    return (
      <Button kind="primary" onClick={() => props.onReordering(false)}>
        {t('reorderDone')}
      </Button>
    )
  if (all === 0) return null
  return (
    <>
      <Button
        icon={<IconFilter size={18} stroke={1.8} aria-hidden="true" />}
        aria-expanded={isFiltering}
        aria-controls="location-filter"
        onClick={() => props.onFiltering(!isFiltering)}
      >
        {conditions > 0 ? `${t('filter')} (${conditions})` : t('filter')}
      </Button>
      {all > 1 && (
        <Button
          icon={<IconArrowsSort size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => props.onReordering(true)}
        >
          {t('reorder')}
        </Button>
      )}
    </>
  )
}
