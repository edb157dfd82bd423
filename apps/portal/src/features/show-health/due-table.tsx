import type { DueJob } from '@rinda/client/bookings/health'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { StateBadge, type StateTone } from '@rinda/ui/components/notices/state-badge'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { jobsOf } from './checks.ts'
import styles from './health.module.css'

/** The names of due work that have words; what is new is shown by its own name. */
const worded = [
  ...[
    'holds',
    'ended-sign-ins',
    'day-ends',
    'tickets-of-bookings',
    'queue-systems',
    'booking-systems',
    'messages',
    'reminders',
  ],
  ...[
    'text-messages',
    'push-messages',
    'booking-links',
    'past-visitors',
    'earlier-times',
    'webhooks',
    'months',
  ],
  ...['reports', 'sweep', 'learn-waits', 'payments', 'busy-calendars', 'demo-life', 'nodes'],
] as const

const tones = { failing: 'bad', late: 'bad', running: 'good', calm: 'good' } as const satisfies Record<
  string,
  StateTone
>

/** Due work of the node that answered: when it is looked at next, when it was done last, and what is late or fails. */
export function DueTable({ due, at }: { due: readonly DueJob[]; at: string }) {
  const { t } = useLatePhrases('health')
  const nameOf = (name: string) => {
    const known = worded.find((one) => one === name)
    return known === undefined ? name : t(`job_${known}` as 'job_holds')
  }
  const distance = (moment: string | null) => {
    if (moment === null) return '–'
    const seconds = Math.round((Date.parse(moment) - Date.parse(at)) / 1000)
    if (seconds === 0) return t('now')
    const [key, size] = sizeOf(Math.abs(seconds))
    return t(seconds > 0 ? `in_${key}` : `ago_${key}`, { number: size })
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('dueTitle')}</h2>
      <DataTable label={t('dueTitle')} columns={[t('job'), t('state'), t('next'), t('last')]}>
        {jobsOf(due).map((job) => {
          const state =
            job.fails_since !== null ? 'failing' : job.late ? 'late' : job.runs_since ? 'running' : 'calm'
          return (
            <tr key={job.name} data-job={job.name}>
              <td>{nameOf(job.name)}</td>
              <td>
                <StateBadge tone={tones[state]}>{t(`job_is_${state}`)}</StateBadge>
              </td>
              <td className="rinda-figures">{distance(job.runs_since ? at : job.due_at)}</td>
              <td className="rinda-figures">{distance(job.last_done_at)}</td>
            </tr>
          )
        })}
      </DataTable>
    </section>
  )
}

/** Splits seconds into the unit in which they are said, and how many of it. */
export function sizeOf(seconds: number): ['s' | 'min' | 'h' | 'd', number] {
  if (seconds < 90) return ['s', seconds]
  if (seconds < 90 * 60) return ['min', Math.round(seconds / 60)]
  if (seconds < 36 * 3600) return ['h', Math.round(seconds / 3600)]
  return ['d', Math.round(seconds / 86_400)]
}
