import type { VisitService } from '@rinda/client/bookings/visit-service'
import type { VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { longDay } from '@rinda/phrases/time/day-text'
import { type ReactNode, useEffect, useState } from 'react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { latePart } from '../../../session/words/late-part.tsx'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import type { Chosen } from '../hold/kept.ts'
import { Calendar } from './calendar.tsx'
import styles from './choose-time.module.css'
import { daysFrom, mondayOf } from './days.ts'
import { Times } from './times.tsx'
import { useWeeks } from './use-weeks.ts'
import { ZoneNote } from './zone-note.tsx'

/** Comes where it is needed: most who book find a time at once. */
const NothingFree = latePart(
  async () => (await import('./nothing-free.tsx')).NothingFree,
  ['book'],
  <NoneInWeeks />,
)

type Props = {
  service: VisitService
  line: VisitorBookings | null
  specialistId: number | null
  day: string | null
  /** The time that is kept for whoever looks. */
  own: Chosen | null
  /** The wish to hold a time was refused so many times: what is shown is read again. */
  refusals: unknown
  notice: ReactNode
  isBusy: boolean
  onChoose: (to: { specialistId?: number | null; day?: string | null }) => void
  onReady: (chosen: Chosen) => void
}

/** Asks when: with whom, on which day, at what time. What somebody else takes meanwhile goes by itself. */
export function ChooseTime({ service, line, specialistId, day, own, ...props }: Props) {
  const { t, language } = useLatePhrases('book')
  const { zone } = service
  const timeText = useTimeText(zone)
  const today = localDateOf(useNow(), zone)
  const [weeks, setWeeks] = useState<string | null>(null)
  const [picked, setPicked] = useState<number | null>(own?.startsAt ?? null)
  const thisMonday = mondayOf(today)
  const monday = weeks ?? mondayOf(day && day > today ? day : today)
  const servedBy = service.isBookedElsewhere ? null : service.specialists.map(({ id }) => id)
  const asked = { serviceId: service.id, specialistId, servedBy, zone, monday }
  const { slots, away, readAgain } = useWeeks(line, asked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each refusal
  useEffect(() => {
    if (props.refusals) readAgain()
  }, [props.refusals])

  const isOwn = own !== null && own.specialistId === specialistId
  const days = daysFrom(monday, {
    ...service,
    slots,
    today,
    own: isOwn ? own : null,
    isOfOne: specialistId !== null,
  })
  const ownDay = isOwn ? localDateOf(own.startsAt / 60_000, zone) : null
  const wanted = day ?? ownDay
  const shown = days.find(({ date, kind }) => date === wanted && kind === 'free') ?? firstFree(days)
  const chosen = shown?.times.find(({ startsAt }) => startsAt === picked)
  const when = chosen && shown && `${longDay(shown.date, language, today)}, ${timeText(chosen.startsAt)}`
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const { date, time, duration, startsAt } = chosen ?? {}
        if (date && time && duration && startsAt && !props.isBusy)
          props.onReady({ date, time, duration, startsAt, specialistId })
      }}
    >
      {props.notice}
      {service.specialists.length > 0 && (
        <label className={styles.specialist}>
          <span className="rinda-only-heard">{t('specialist')}</span>
          <select
            name="specialist"
            value={specialistId ?? ''}
            onChange={({ target }) => props.onChoose({ specialistId: Number(target.value) || null })}
          >
            <option value="">{t('anySpecialist')}</option>
            {service.specialists.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Calendar
        {...{ days, today }}
        chosen={shown?.date ?? null}
        mayGoBack={monday > thisMonday}
        onDay={(date) => props.onChoose({ day: date })}
        onWeeks={setWeeks}
      />
      {away && (
        <p role="alert" className={styles.away}>
          {away[language]} {t('awayAgain')}
        </p>
      )}
      {!slots && !away && <p role="status">{t('timesComing')}</p>}
      {shown && (
        <Times
          day={longDay(shown.date, language, today)}
          times={shown.times}
          zone={zone}
          chosen={chosen?.startsAt ?? null}
          onTime={({ startsAt }) => setPicked(startsAt)}
        />
      )}
      {slots && !shown && (
        <NothingFree
          {...{ service, specialistId, line, today, days }}
          onDay={(date) => {
            setWeeks(null)
            props.onChoose({ day: date })
          }}
          onAnySpecialist={() => props.onChoose({ specialistId: null })}
        />
      )}
      <div className={styles.bar}>
        {chosen && <ZoneNote zone={zone} startsAt={chosen.startsAt} />}
        <button type="submit" disabled={!chosen} aria-disabled={props.isBusy}>
          {when ? (
            <>
              <span>{t('go')}</span> <strong>{when}</strong>
            </>
          ) : (
            t('chooseFirst')
          )}
        </button>
      </div>
    </form>
  )
}

function NoneInWeeks() {
  const { t } = useLatePhrases('book')
  return <p role="status">{t('noneInWeeks')}</p>
}

function firstFree(days: ReturnType<typeof daysFrom>) {
  return days.find(({ kind }) => kind === 'free')
}
