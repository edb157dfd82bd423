import { Button } from '@rinda/ui/components/buttons/button'
import { Banner } from '@rinda/ui/components/notices/banner'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { periodQuery } from '../../../bookings/queries/period-query.ts'
import { BookingList } from '../../../features/booking-list/booking-list.tsx'
import { BookingListSkeleton } from '../../../features/booking-list/booking-list-skeleton.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useBookingActs } from '../acts/use-booking-acts.ts'
import { BookingsFrame, type FrameContent } from '../frame/bookings-frame.tsx'
import { ChoosePeriod } from './choose-period.tsx'

/** `/bookings/list`: the bookings of a branch in a period, in whatever state, as a table. */
export function BookingsListScreen() {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('views')
  return (
    <BookingsFrame
      view="list"
      title={t('list')}
      labelOf={(shown) => say('listOf', shown)}
      skeleton={<BookingListSkeleton />}
      shown={() => say('showList')}
      tools={({ address }) => <ChoosePeriod address={address} />}
    >
      {(content) => <List {...content} />}
    </BookingsFrame>
  )
}

function List({ address, location, label }: FrameContent) {
  const { t, language } = useLatePhrases('list')
  const { t: say } = usePhrases('calendar')
  const { t: shell } = usePhrases('shell')
  const profile = useSession().profileAt(location.id)
  const { changed, follower } = useBookingChanges()
  const acts = useBookingActs()
  const shown = { locationId: location.id, date: address.from, days: address.days, zone: profile.zone }
  const query = useQuery(periodQuery(useQueryClient(), shown, follower))
  const list = query.data
  const hasFailed = query.isError && !query.isFetching
  if (!list && hasFailed) {
    return (
      <ErrorFace title={t('failedTitle')} text={say('error_text')} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <>
      {list && hasFailed && (
        <Banner
          kind="error"
          action={<Button onClick={() => void query.refetch()}>{shell('tryAgain')}</Button>}
        >
          {t('partly', { number: list.bookings.length.toLocaleString(language) })}
        </Banner>
      )}
      <BookingList
        tableId="bookings"
        label={label}
        location={location}
        list={list}
        hasFailed={hasFailed}
        changed={changed}
        isCovered={acts.isCovered}
        onOpen={acts.open}
      />
    </>
  )
}
