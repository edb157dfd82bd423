import { Button } from '@rinda/ui/components/buttons/button'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { IconCalendarOff, IconFilterOff } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { isSearch } from './rows/search-rows.ts'

/** Says why there is no row: there are no bookings, none matches the search, or none has a chosen state. */
export function NothingShown(props: {
  all: number
  /** Number of bookings that have a chosen state, before the search. */
  chosen: number
  search: string
  onShowAll: () => void
}) {
  const { t, language } = useLatePhrases('list')
  if (props.all === 0) {
    return (
      <EmptyFace
        title={t('emptyTitle')}
        text={t('emptyText')}
        icon={<IconCalendarOff size={32} stroke={1.6} />}
      />
    )
  }
  const number = props.all.toLocaleString(language)
  const isSearched = props.chosen > 0 && isSearch(props.search)
  return (
    <EmptyFace
      title={t('hiddenTitle')}
      text={
        isSearched
          ? t('hiddenBySearch', { text: props.search.trim(), number })
          : t('hiddenByStates', { number })
      }
      icon={<IconFilterOff size={32} stroke={1.6} />}
      action={
        <Button kind="primary" onClick={props.onShowAll}>
          {t('showAll')}
        </Button>
      }
    />
  )
}
