import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf } from '@rinda/domain/time/zone'
import { CallFailed } from '@rinda/live/queries'
import { longDay } from '@rinda/phrases/time/day-text'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { Banner } from '@rinda/ui/components/notices/banner'
import { ErrorFace, LoadingFace } from '@rinda/ui/components/notices/faces'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ChangesSince } from '../../features/time-travel/changes-since.tsx'
import { DayField } from '../../features/time-travel/day-field.tsx'
import { MomentBar } from '../../features/time-travel/moment-bar.tsx'
import { PastFields } from '../../features/time-travel/past-fields.tsx'
import { PastLine } from '../../features/time-travel/past-line.tsx'
import { pastQuery } from '../../features/time-travel/past-query.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { exactMoment } from '../../session/time-texts/exact-moment.ts'
import { PastCalendar } from './past-calendar.tsx'
import styles from './time-travel.module.css'
import type { TimeTravelChange, TimeTravelSearch } from './time-travel-search.ts'

/** A day of no year that is shown: so that the year is always said. */
const never = '1970-01-01'

type PastViewProps = {
  location: Location
  search: TimeTravelSearch
  go: (change: TimeTravelChange, replace?: boolean) => void
}

/** One part of a location at the moment of the address, with the way through time above it and the changes since beside it. */
export function PastView({ location, search, go }: PastViewProps) {
  const { t, language } = useLatePhrases('travel')
  const [chosen, setChosen] = useState<string | null>(null)
  const { part = 'day', moment, date } = search
  const asked = { locationId: location.id, part, moment, ...(part === 'day' ? { date } : {}) }
  const { data: past, error, isFetching, refetch } = useQuery(pastQuery(asked))
  if (error && !isFetching) {
    const said = error instanceof CallFailed && error.failure.kind === 'refused' ? error.failure.info : null
    return (
      <ErrorFace
        title={t('failed')}
        text={said?.[language] ?? t('failedText')}
        onRetry={() => (said ? go({ moment: undefined }) : void refetch())}
      />
    )
  }
  if (!past) return <LoadingFace />
  const { zone } = past
  const day = localDateOf(Math.floor(Date.parse(past.moment) / 60_000), zone)
  const when = `${longDay(day, language, never)}, ${exactMoment(past.moment, language, zone, day)}`
  // Steps go on from where the address is, also while that is still being fetched.
  const onMoment = (next: string, isSliding = false) => {
    // The day that is looked at stays, whichever moment it is looked at from.
    go({ moment: next, ...(part === 'day' ? { date: past.date } : {}) }, isSliding)
  }
  return (
    <>
      <Banner
        kind="info"
        action={
          <Link
            to="/bookings"
            search={{ location: location.id, date: past.date }}
            className={buttonClass('default')}
          >
            {t('toNow')}
          </Link>
        }
      >
        {moment ? t('was', { moment: when }) : t('isNow')}
      </Banner>
      <MomentBar moment={moment ?? past.moment} zone={zone} steps={past.steps} onMoment={onMoment}>
        {part === 'day' && (
          <DayField
            date={past.date}
            label={t('date')}
            onDate={(next) => go({ date: next, moment: past.moment })}
          />
        )}
      </MomentBar>
      <div className={styles.both} aria-busy={isFetching || undefined}>
        <div className={styles.shown} data-part={past.part}>
          {past.part === 'day' && (
            <PastCalendar
              past={past}
              location={location}
              label={`${nameIn(language, location.name)}, ${longDay(past.date, language)}`}
              onOpen={setChosen}
            />
          )}
          {past.part === 'line' && <PastLine past={past} />}
          {(past.part === 'hours' || past.part === 'rules') && <PastFields past={past} />}
        </div>
        <aside className={styles.side}>
          <ChangesSince past={past} chosen={chosen} onAll={() => setChosen(null)} onMoment={onMoment} />
        </aside>
      </div>
    </>
  )
}
