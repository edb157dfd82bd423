import { useLatePhrases } from '../../session/late-phrases.ts'
import { ThenLink } from '../../session/then-link.tsx'

/** Leads from a day of the calendar to how it was before. */
export function AsItWasLink({ location, date }: { location: number; date: string }) {
  const { t } = useLatePhrases('views')
  return <ThenLink label={t('asItWas')} location={location} date={date} />
}
