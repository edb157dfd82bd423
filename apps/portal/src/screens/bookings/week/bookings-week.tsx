import { Banner } from '@rinda/ui/components/notices/banner'
import { WeekFilters } from '../../../features/week-calendar/week-filters.tsx'
import { WeekSkeleton } from '../../../features/week-calendar/week-skeleton.tsx'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { BookingsFrame, type FrameContent } from '../frame/bookings-frame.tsx'
import { ShownCount } from '../phone-toolbar/shown-count.tsx'
import { useWeek } from './use-week.ts'
import { WeekBody } from './week-body.tsx'
import { weekChoice } from './week-choice.ts'

/** `/bookings/calendar`: the week of a branch. */
export function BookingsWeekScreen() {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('views')
  return (
    <BookingsFrame
      view="week"
      title={t('title')}
      labelOf={(shown) => say('weekOf', shown)}
      skeleton={<WeekSkeleton />}
      tools={(content) => <WeekTools {...content} />}
      shown={(content) => <WeekCountShown {...content} />}
    >
      {(content) => <Week {...content} />}
    </BookingsFrame>
  )
}

function WeekTools({ address, location }: FrameContent) {
  const profile = useSession().profileAt(location.id)
  const { specialist, service } = weekChoice(location, profile, address.search)
  return (
    <WeekFilters
      location={location}
      chosen={{ specialist, service }}
      onChoose={(filter) => void address.go(filter)}
    />
  )
}

function WeekCountShown({ address, location, now }: FrameContent) {
  const profile = useSession().profileAt(location.id)
  const { model } = useWeek(location, address, weekChoice(location, profile, address.search), now)
  return <ShownCount count={model?.days.reduce((sum, { day }) => sum + day.bookingCount, 0) ?? null} />
}

function Week(content: FrameContent) {
  const { t: say } = useLatePhrases('week')
  const { address, location, now } = content
  const profile = useSession().profileAt(location.id)
  const choice = weekChoice(location, profile, address.search)
  const week = useWeek(location, address, choice, now)
  return (
    <>
      {choice.asks.map((input) => (
        <Banner key={input} kind="warning">
          {say(input)}
        </Banner>
      ))}
      <WeekBody {...content} {...week} specialist={choice.specialist ?? null} />
    </>
  )
}
