import { addDays, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { LoadingFace } from '@rinda/ui/components/notices/faces'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { FiguresBar } from '../../features/queue-figures/figures-bar.tsx'
import { QueueFiguresView } from '../../features/queue-figures/queue-figures.tsx'
import { type Days, type FigurePeriodKind, figurePeriod } from '../../queue/figure-period.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useScreenTitle } from '../../session/screen-title.ts'
import { useSession } from '../../session/session.tsx'
import { FiguresDays } from './figures-days.tsx'
import { type FiguresSearch, parseFiguresSearch } from './figures-search.ts'
import styles from './queue.module.css'
import { useQueueLocation } from './use-queue-location.ts'
import { ViewSwitch } from './view-switch.tsx'

/** `/queue-day`: the days of a location's line in figures, today unless others are chosen. */
export function QueueFiguresScreen() {
  const { t } = useLatePhrases('counter')
  const { t: views } = useLatePhrases('supervise')
  const { profileAt } = useSession()
  const search = parseFiguresSearch(useSearch({ strict: false }))
  const { own, location, isNone } = useQueueLocation(search.location)
  const navigate = useNavigate()
  const now = useNow()
  useScreenTitle(`${views('dayInFigures')} · ${t('title')}`)
  if (isNone) return <Navigate to="/" replace />
  if (!location) return <LoadingFace />
  const { zone } = profileAt(location.id)
  const today = localDateOf(now, zone)
  const period = figurePeriod(kindOf(search), daysOf(search, today), today)
  const go = (to: FiguresSearch) => void navigate({ to: '/queue-day', search: to })
  const at = { location: location.id, ...(search.view ? { view: search.view } : {}) }
  const open = (kind: FigurePeriodKind, days: Days) => go({ ...at, ...addressOf(kind, days, today) })
  return (
    <div className={styles.screen}>
      <QueueFiguresView
        location={location}
        locations={own}
        period={period}
        today={today}
        time={localTimeOf(now, zone)}
        shape={search.view ?? 'charts'}
        onShape={(view) => {
          const { view: _, ...rest } = search
          go({ ...rest, location: location.id, ...(view === 'table' ? { view } : {}) })
        }}
        bar={(more) => (
          <FiguresBar
            location={location}
            locations={own}
            onLocation={(id) => go({ ...search, location: id })}
            viewSwitch={<ViewSwitch view="day" location={location.id} />}
            kind={period.kind}
            onKind={(kind) => open(kind, kind === 'other' ? beginning(period) : period)}
            days={<FiguresDays period={period} today={today} onChoose={(days) => open(period.kind, days)} />}
          >
            {more}
          </FiguresBar>
        )}
      />
    </div>
  )
}

function kindOf({ from, period }: FiguresSearch): FigurePeriodKind {
  return from === undefined ? (period ?? 'day') : 'other'
}

function daysOf({ from, to, date }: FiguresSearch, today: string): Days {
  return { from: from ?? date ?? today, to: to ?? date ?? today }
}

/** Days with which the choice of any other period begins: those that are shown, and of one day the week up to it. */
function beginning({ from, to }: Days): Days {
  return { from: from === to ? addDays(to, -6) : from, to }
}

function addressOf(kind: FigurePeriodKind, { from, to }: Days, today: string): FiguresSearch {
  if (kind === 'other') return { from, to }
  const isNow = from <= today && today <= to
  return { ...(kind === 'day' ? {} : { period: kind }), ...(isNow ? {} : { date: to }) }
}
