import { NativeSelect } from '@mantine/core'
import type { Service } from '@rinda/client/set-up/locations'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { durationsOf } from './slot.ts'

/** Lets staff choose how long the visit takes; shows nothing where there is only one length. */
export function DurationField(props: {
  service: Service
  specialistId: number | null
  minutes: number
  onChange: (minutes: number) => void
}) {
  const { t } = usePhrases('booking')
  const profile = useSession().profileAt(props.service.locationId)
  const durations = durationsOf(profile, props.service, props.specialistId)
  if (durations.length < 2) return null
  const text = (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return t('minutes', { count: minutes })
    return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest })
  }
  return (
    <NativeSelect
      label={t('duration')}
      value={String(props.minutes)}
      data={durations.map((minutes) => ({ value: String(minutes), label: text(minutes) }))}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
    />
  )
}
