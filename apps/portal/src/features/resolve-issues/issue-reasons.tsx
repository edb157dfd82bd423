import { localTimeOf } from '@rinda/domain/time/zone'
import {
  IconBan,
  IconBeach,
  IconCalendarOff,
  IconClockExclamation,
  IconClockOff,
  IconMapPinOff,
  IconStack2,
  IconTagOff,
  IconUserOff,
} from '@tabler/icons-react'
import type { Issue, Overlap } from '../../bookings/queries/issues-query.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './issue-reasons.module.css'

/** More lines would hide the other reasons. */
const mostOverlapsSaid = 3

const icons = {
  approval_pending: IconClockExclamation,
  overlap: IconStack2,
  blocked: IconBan,
  outside_hours: IconClockOff,
  specialist_off: IconClockOff,
  specialist_away: IconBeach,
  location_inactive: IconMapPinOff,
  service_inactive: IconTagOff,
  specialist_inactive: IconUserOff,
  outside_period: IconCalendarOff,
} as const

/**
 * Lists the reasons why a booking needs attention: one line for each reason, and for each booking that it
 * overlaps.
 */
export function IssueReasons({ issue, name }: { issue: Issue; name: string }) {
  const { t } = useLatePhrases('issues')
  const { zone } = useSession().profileAt(issue.booking.locationId)
  const range = ({ startsAt, endsAt }: Overlap) =>
    `${localTimeOf(startsAt, zone)}–${localTimeOf(endsAt, zone)}`

  function overlapText(overlap: Overlap): string {
    const time = range(overlap)
    if (overlap.qtid === null) return t('reason_overlapElsewhere', { time })
    return t('reason_overlap', { time, name: overlap.name || t('unnamed') })
  }

  function linesOf(reason: Issue['reasons'][number]): string[] {
    if (reason === 'blocked') {
      const blocks = issue.overlaps.filter((overlap) => overlap.isBlocked)
      return blocks.slice(0, mostOverlapsSaid).map((block) => t('reason_blocked', { time: range(block) }))
    }
    if (reason !== 'overlap') return [t(`reason_${reason}`)]
    const visits = issue.overlaps.filter((overlap) => !overlap.isBlocked)
    const more = visits.length - mostOverlapsSaid
    const said = visits.slice(0, mostOverlapsSaid).map(overlapText)
    return more > 0 ? [...said, t('reason_more', { count: more })] : said
  }

  return (
    <ul className={styles.reasons} aria-label={t('reasonsOf', { name })}>
      {issue.reasons.flatMap((reason) =>
        linesOf(reason).map((line) => {
          const Icon = icons[reason]
          return (
            <li key={`${reason} ${line}`} className={styles.reason} data-reason={reason}>
              <Icon size={16} stroke={2} aria-hidden="true" className={styles.icon} />
              <span>{line}</span>
            </li>
          )
        }),
      )}
    </ul>
  )
}
