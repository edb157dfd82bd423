import { Button } from '@rinda/ui/components/buttons/button'
import { IconArrowsSort, IconFilter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { countConditions, type LocationFilter } from '../../../features/list-locations/location-filter.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'

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
  const turn = useRef<HTMLButtonElement>(null)
  const was = useRef(isReordering)
  // The button that was pressed is gone: the focus is on the one that leads back.
  useEffect(() => {
    if (was.current !== isReordering) turn.current?.focus()
    was.current = isReordering
  }, [isReordering])
  if (isReordering)
    return (
      <Button ref={turn} kind="primary" onClick={() => props.onReordering(false)}>
        {t('reorderDone')}
      </Button>
    )
  if (all === 0) return null
  return (
    <>
      <Button
        icon={<IconFilter size={18} stroke={1.8} aria-hidden="true" />}
        aria-expanded={isFiltering}
        aria-controls={isFiltering ? 'location-filter' : undefined}
        onClick={() => props.onFiltering(!isFiltering)}
      >
        {conditions > 0 ? `${t('filter')} (${conditions})` : t('filter')}
      </Button>
      {all > 1 && (
        <Button
          ref={turn}
          icon={<IconArrowsSort size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => props.onReordering(true)}
        >
          {t('reorder')}
        </Button>
      )}
    </>
  )
}
