import type { Booking } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { listStates } from '@rinda/domain/booking/list-state'
import { useIsPrinting } from '@rinda/ui/use-is-printing'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useMemo, useState } from 'react'
import { isWhole, type PeriodList } from '../../bookings/queries/period-list.ts'
import { download } from '../../session/download.ts'
import { useSession } from '../../session/session.tsx'
import { ListBar } from './bar/list-bar.tsx'
import { BookingListSkeleton } from './booking-list-skeleton.tsx'
import { LoadProgress } from './load-progress.tsx'
import { NothingShown } from './nothing-shown.tsx'
import { reportCsv, reportName } from './rows/report-csv.ts'
import { useListRows } from './rows/use-list-rows.ts'
import { ListCards } from './table/list-cards.tsx'
import { ListTable } from './table/list-table.tsx'
import { shownColumns } from './table-settings.ts'
import { useTableSettings } from './use-table-settings.ts'

const noBookings: readonly Booking[] = []

/** The bookings of a period as a list: filtered, searched, sorted, and to be taken along as a file. */
export function BookingList(props: {
  /** Under which the choices for this table are kept. */
  tableId: string
  label: string
  location: Location
  list: PeriodList | undefined
  /** True when loading failed in the middle: nothing more comes by itself. */
  hasFailed: boolean
  changed: ShortBooking | null
  /** A dialog lies over it. */
  isCovered: boolean
  onOpen: (booking: Booking) => void
}) {
  const { user, profileAt, language } = useSession()
  const { list, location } = props
  const profile = profileAt(location.id)
  const { settings, change } = useTableSettings(user.id, props.tableId)
  const [search, setSearch] = useState('')
  const { rows, counts, texts } = useListRows(list?.bookings ?? noBookings, location, settings, search)
  const isPrinting = useIsPrinting()
  const isNarrow = useIsAtMost(767)
  const columns = useMemo(
    () => shownColumns(profile.columns, settings.hidden),
    [profile.columns, settings.hidden],
  )

  const isLoading = !(list && isWhole(list))
  const begun = list && list.loadedTill > list.span.from ? list : undefined
  const chosen = settings.states.reduce((sum, state) => sum + counts[state], 0)
  const shown = {
    label: props.label,
    rows,
    texts,
    // Another choice is another list, which begins at its top.
    viewKey: JSON.stringify([list?.span, location.id, settings.states, settings.sort, search]),
    isLoading,
    changed: props.changed,
    isCovered: props.isCovered,
    onOpen: props.onOpen,
  }
  const onDownload = () =>
    download(
      reportName,
      'text/csv;charset=utf-8',
      reportCsv(rows, { location, language, zone: profile.zone, texts }),
    )
  return (
    <>
      <ListBar
        isNarrow={isNarrow}
        columns={profile.columns}
        settings={settings}
        onChange={change}
        search={search}
        onSearch={setSearch}
        counts={begun && counts}
        shown={rows.length}
        all={begun?.bookings.length}
        onDownload={isLoading ? undefined : onDownload}
      />
      {list && isLoading && !props.hasFailed && <LoadProgress list={list} />}
      {rows.length > 0 && isNarrow && !isPrinting && <ListCards {...shown} />}
      {rows.length > 0 && (!isNarrow || isPrinting) && (
        <ListTable
          {...shown}
          columns={columns}
          sort={settings.sort}
          onSort={(sort) => change({ sort })}
          isPrinting={isPrinting}
        />
      )}
      {rows.length === 0 && isLoading && !props.hasFailed && <BookingListSkeleton />}
      {rows.length === 0 && !isLoading && (
        <NothingShown
          all={list.bookings.length}
          chosen={chosen}
          search={search}
          onShowAll={() => {
            setSearch('')
            change({ states: chosen > 0 && search !== '' ? settings.states : listStates })
          }}
        />
      )}
    </>
  )
}
