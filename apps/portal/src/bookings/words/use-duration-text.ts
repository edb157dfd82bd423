import { usePhrases } from '../../session/phrases.ts'

/** `30 min`, `1 h`, `1 h 30 min`, in the person's language. */
export function useDurationText(): (minutes: number) => string {
  const { t } = usePhrases('booking')
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    if (hours === 0) return t('minutes', { count: minutes })
    return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest })
  }
}
