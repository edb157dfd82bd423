import { nameIn } from '@rinda/client/http/names'
import type { NearestFree, NotFreeReason } from '@rinda/contract/booking/not-free'
import { fromUtcDateTime, localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { Skeleton } from '@rinda/ui/components/lists/skeleton'
import { Banner } from '@rinda/ui/components/notices/banner'
import { reasonText } from '../../bookings/words/reason-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './explain-time.module.css'
import { HolderList } from './holder-list.tsx'
import type { TimeQuestion } from './question.ts'
import { useReasons } from './use-reasons.ts'

export type FreeStart = { startsAt: number; serviceIds: readonly number[] }

/**
 * Says why nothing can begin at a time: every reason in words, whose time it is, and the nearest free start.
 * Updated while it is open.
 */
export function ExplainTimeDialog(props: {
  question: TimeQuestion
  today: string
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onOpen: (qtid: string) => void
  /** Absent for those who may not book. */
  onBook: ((start: FreeStart) => void) | undefined
}) {
  const { t, language } = useLatePhrases('why')
  const { t: say } = usePhrases('shell')
  const profile = useSession().profileAt(props.question.location.id)
  const { question, today } = props
  const { location, startsAt } = question
  const reasons = useReasons(question, props.isOpen)
  const specialist = location.specialists.find((one) => one.id === question.specialistId)
  const service = location.services.find((one) => one.id === question.serviceId)
  const day = longDay(question.date, language, today)
  const who = specialist?.name ?? (service && nameIn(language, service.name))
  const when = startsAt === null ? day : t('about', { day, time: localTimeOf(startsAt, profile.zone) })
  const { data } = reasons
  const start = startOf(data?.nearest ?? null)
  const isFree = data?.data.length === 0 && startsAt !== null

  return (
    <Dialog
      title={t('title')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      onClosed={props.onClosed}
      isNarrow
      footer={
        <>
          <Button onClick={props.onClose}>{say('close')}</Button>
          {start && props.onBook && (
            <Button kind="primary" onClick={() => props.onBook?.(start)}>
              {t('book', { when: timeText(start.startsAt) })}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.about}>
        {who && <strong>{who}</strong>}
        <span>{when}</span>
      </p>
      <div aria-live="polite" className={styles.answer}>
        {startsAt === null && <p className={styles.reason}>{t('clock_gap')}</p>}
        {reasons.isPending && startsAt !== null && <Waiting label={t('loading')} />}
        {reasons.isError && (
          <Banner
            kind="error"
            action={<Button onClick={() => void reasons.refetch()}>{say('tryAgain')}</Button>}
          >
            {t('failed')}
          </Banner>
        )}
        {isFree && <p className={styles.reason}>{t('isFree')}</p>}
        <ul className={styles.reasons}>
          {data?.data.map((reason) => (
            <li key={JSON.stringify(reason)} className={styles.reason}>
              <span>{reasonText(reason, { t, language, zone: profile.zone, today })}</span>
              {isOfSome(reason) && (
                <span className={styles.quiet}>{t('services', { names: namesOf(reason) })}</span>
              )}
              {'bookings' in reason && (
                <HolderList holders={reason.bookings} zone={profile.zone} onOpen={props.onOpen} />
              )}
            </li>
          ))}
        </ul>
        {data && !start && !isFree && <p className={styles.quiet}>{t('noNearest')}</p>}
      </div>
    </Dialog>
  )

  function timeText(at: number): string {
    const time = localTimeOf(at, profile.zone)
    const date = localDateOf(at, profile.zone)
    return date === question.date ? time : t('about', { day: longDay(date, language, today), time })
  }

  /** Tells whether a reason concerns only some of the services. */
  function isOfSome(reason: NotFreeReason): boolean {
    const asked = new Set(data?.data.flatMap((one) => one.service_ids))
    return reason.service_ids.length < asked.size
  }

  function namesOf(reason: NotFreeReason): string {
    const named = location.services.filter((one) => reason.service_ids.includes(String(one.id)))
    return named.map((one) => nameIn(language, one.name)).join(', ')
  }
}

function startOf(nearest: NearestFree | null): FreeStart | null {
  if (!nearest) return null
  const startsAt = fromUtcDateTime(nearest.date, nearest.time)
  return { startsAt, serviceIds: nearest.service_ids.map(Number) }
}

function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true">
      <span className="rinda-only-heard">{label}</span>
      <Skeleton height="20px" />
    </div>
  )
}
