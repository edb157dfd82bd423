import { fromUtcDateTime, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/button'
import { useQuery } from '@tanstack/react-query'
import { useLive } from '../../session/live-connection.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './choose-slot.module.css'

/** The free times of a day, as a choice of one. */
export function ChooseTime(props: {
  asked: { locationId: number; serviceId: number; specialistId: number | null; date: string }
  chosenAt: number | null
  onChoose: (startsAt: number) => void
}) {
  const { t } = usePhrases('booking')
  const { profile } = useSession()
  const { request } = useLive()
  const { asked, chosenAt } = props
  const slots = useQuery({
    queryKey: ['slots', asked],
    staleTime: 0,
    retry: false,
    queryFn: async () => {
      const reply = await request('get_slots', { ...asked, days: 1 })
      if (!reply.ok) throw new Error(reply.failure.code)
      return reply.data
        .map((slot) => ({ ...slot, startsAt: fromUtcDateTime(slot.date, slot.time) }))
        .filter((slot) => localDateOf(slot.startsAt, profile.zone) === asked.date)
    },
  })

  if (slots.isPending) return <p className={styles.none}>{t('timesLoading')}</p>
  if (slots.isError) {
    return (
      <div className={styles.none} role="alert">
        <p>{t('timesFailed')}</p>
        <Button onClick={() => void slots.refetch()}>{t('tryAgain')}</Button>
      </div>
    )
  }
  const offered = slots.data.filter((slot) => slot.available > 0 || slot.startsAt === chosenAt)
  if (offered.length === 0) return <p className={styles.none}>{t('noTimes')}</p>
  return (
    <fieldset className={styles.times}>
      <legend className={styles.legend}>{t('time')}</legend>
      {offered.map(({ startsAt }) => (
        <label key={startsAt} className={styles.time}>
          <input
            type="radio"
            name="time"
            checked={startsAt === chosenAt}
            onChange={() => props.onChoose(startsAt)}
          />
          {localTimeOf(startsAt, profile.zone)}
        </label>
      ))}
    </fieldset>
  )
}
