import type { Location } from '@rinda/client/set-up/locations'
import { longDay } from '@rinda/phrases/time/day-text'
import { useRef, useState } from 'react'
import type { Issue } from '../../bookings/queries/issues-query.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './issue-list.module.css'
import { type IssueActs, IssueRow } from './issue-row.tsx'
import { byDay } from './settle.ts'
import { useDecide } from './use-decide.ts'
import { useIssueWalk } from './use-issue-walk.ts'

/** Bookings that need attention, by day. */
export function IssueList(props: {
  issues: readonly Issue[]
  locations: readonly Location[]
  today: string
  now: number
  acts: IssueActs
  /** A dialog lies over the list. */
  isCovered: boolean
}) {
  const { t, language } = useLatePhrases('issues')
  const { profileAt } = useSession()
  const { issues, locations, today, now, acts } = props
  const decide = useDecide()
  const [declining, setDeclining] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  useIssueWalk(root, props.isCovered, issues, {
    accept: ({ booking }) => profileAt(booking.locationId).booking.mayCreate && decide.accept(booking),
    decline: ({ booking }) => profileAt(booking.locationId).booking.mayCancel && setDeclining(booking.qtid),
  })
  const hasLocation = new Set(issues.map((issue) => issue.booking.locationId)).size > 1
  return (
    <div ref={root} className={styles.list}>
      {byDay(issues).map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`issues-${date}`}>
          <h2 id={`issues-${date}`} className={styles.heading}>
            {longDay(date, language, today)}
            <span className={styles.count}>{t('count', { count: ofDay.length })}</span>
          </h2>
          <ul className={styles.rows}>
            {ofDay.map((issue) => (
              <IssueRow
                key={issue.booking.qtid}
                issue={issue}
                location={locations.find((one) => one.id === issue.booking.locationId)}
                hasLocation={hasLocation}
                now={now}
                decide={decide}
                acts={acts}
                isDeclining={declining === issue.booking.qtid}
                onDeclining={setDeclining}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
