import { mayOpen } from '@rinda/domain/access/screen'
import { localDateOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useNow } from '@rinda/live/use-now'
import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import { useFocusBack } from '@rinda/ui/use-focus-back'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useBookingChanges } from '../../../bookings/queries/booking-changes.tsx'
import { type Issue, issuesQuery } from '../../../bookings/queries/issues-query.ts'
import { useServe } from '../../../bookings/use-serve.ts'
import { FilterLocation } from '../../../features/resolve-issues/filter-location.tsx'
import { IssueList } from '../../../features/resolve-issues/issue-list.tsx'
import { NothingLeft } from '../../../features/resolve-issues/nothing-left.tsx'
import { unsettled } from '../../../features/resolve-issues/settle.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useScreenTitle } from '../../../session/screen-title.ts'
import { useSession } from '../../../session/session.tsx'
import { useWhenOnline } from '../../../session/use-when-online.ts'
import { workPaths } from '../../../session/work-paths.ts'
import { useOneCompany } from '../../shown-company/use-one-company.tsx'
import { useBookingActs } from '../acts/use-booking-acts.ts'
import { parseBookingsSearch } from '../address/bookings-search.ts'
import styles from './issues.module.css'

/** `/issues`: the bookings that need attention, each with why and with what resolves it. */
export function IssuesScreen() {
  const { t } = useLatePhrases('issues')
  const { t: say } = usePhrases('calendar')
  const { profile, profileAt } = useSession()
  const { request } = useLive()
  const { follower } = useBookingChanges()
  const { location } = parseBookingsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const now = useNow()
  const { companyId, locations: owned, choice } = useOneCompany(location)
  const query = useQuery(issuesQuery(request, { locationId: location, companyId }))
  const { isCovered } = useBookingActs()
  const acts = useIssueActs()
  useScreenTitle(t('title'))

  const issues = query.data && unsettled(query.data.issues, (qtid) => follower.latest(qtid)?.booking)
  const isListed = issues !== undefined && issues.length > 0
  const isResolved = issues?.length === 0
  const rest = () => {
    if (isResolved && document.activeElement === document.body) heading.current?.focus()
  }
  useEffect(rest, [isResolved])
  useFocusBack(isCovered, rest)
  // There may be more than one reply holds.
  const shown = query.data?.issues.length ?? 0
  const total = query.data?.total ?? 0
  const ofCompany = companyId === undefined ? {} : { company: companyId }
  const { zone } = profileAt(location ?? owned[0]?.id)
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <p role="status" className={styles.count}>
          {isListed && t('count', { count: total > shown ? total : issues.length })}
        </p>
        {choice}
        {owned.length > 1 && (
          <FilterLocation
            label={say('locations')}
            locations={owned}
            chosen={location}
            onChoose={(id) => void navigate({ to: '.', search: id ? { location: id } : ofCompany })}
          />
        )}
      </div>
      {query.isPending && <ListSkeleton />}
      {query.isError && !issues && (
        <ErrorFace title={t('errorTitle')} text={t('errorText')} onRetry={() => void query.refetch()} />
      )}
      {isResolved && (
        <NothingLeft
          isOneLocation={location !== undefined}
          calendar={mayOpen(profile, 'bookings') ? workPaths.bookings : undefined}
        />
      )}
      {isListed && (
        <>
          <IssueList
            issues={issues}
            locations={owned}
            today={localDateOf(now, zone)}
            now={now}
            acts={acts}
            isCovered={isCovered}
          />
          {total > shown && <p className={styles.count}>{t('shownOf', { shown, total })}</p>}
        </>
      )}
    </div>
  )
}

/** Gives what resolves an issue: the acts of every view, and the way to its day. */
function useIssueActs() {
  const { open, move, cancel } = useBookingActs()
  const { serve, isServing } = useServe()
  const { profile } = useSession()
  const whenOnline = useWhenOnline()
  const navigate = useNavigate()
  const showDay = ({ booking, date }: Issue) =>
    void navigate({ to: workPaths.bookings, search: { location: booking.locationId, date } })
  return {
    open,
    cancel: (booking: Issue['booking']) => whenOnline(() => cancel(booking)),
    move: (booking: Issue['booking']) => whenOnline(() => move(booking)),
    serve: (booking: Issue['booking']) => whenOnline(() => void serve(booking)),
    isServing,
    showDay: mayOpen(profile, 'bookings') ? showDay : undefined,
  }
}
