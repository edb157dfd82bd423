import { fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'
import { useLive } from '@rinda/live/connection'
import { useQuery } from '@tanstack/react-query'
import { daysAt, dependsOn, derivedKey } from '../../../bookings/queries/derived-queries.ts'
import { TimeChoice } from '../../../bookings/time-choice.tsx'
import { useSession } from '../../../session/session.tsx'

/** The free times of a day, as a choice of one. */
export function ChooseTime(props: {
  asked: { locationId: number; serviceId: number; specialistId: number | null; date: string }
  chosenAt: number | null
  onChoose: (startsAt: number) => void
}) {
  const { zone } = useSession().profileAt(props.asked.locationId)
  const { request } = useLive()
  const { asked, chosenAt } = props
  const slots = useQuery({
    queryKey: [...derivedKey('slots', asked.locationId), asked],
    ...dependsOn(daysAt(asked.locationId, asked.date, 1)),
    staleTime: 0,
    queryFn: async () => {
      const reply = await request('get_slots', { ...asked, days: 1 })
      if (!reply.ok) throw new Error(reply.failure.code)
      return reply.data
        .map((slot) => ({ ...slot, startsAt: fromUtcDateTime(slot.date, slot.time) }))
        .filter((slot) => localDateOf(slot.startsAt, zone) === asked.date)
    },
  })

  const times = slots.data?.filter((slot) => slot.available > 0 || slot.startsAt === chosenAt)
  return (
    <TimeChoice
      name="time"
      times={times}
      zone={zone}
      hasFailed={slots.isError}
      onRetry={() => void slots.refetch()}
      chosenAt={chosenAt}
      onChoose={props.onChoose}
    />
  )
}
