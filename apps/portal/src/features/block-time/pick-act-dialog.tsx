import { nameIn } from '@rinda/client/http/names'
import { profileDuration } from '@rinda/domain/company/profile'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { Suspense } from 'react'
import { useDurationText } from '../../bookings/words/use-duration-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { allDayMinutes, blockMinutes, fittingMinutes } from './block-choices.ts'
import styles from './pick-act-dialog.module.css'
import type { TimeRange } from './time-range.ts'

export type PickActDialogProps = {
  range: TimeRange
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  /** Books a service at the start of the range. */
  onBook: (serviceId: number) => void
  onBlock: (durationMinutes: number) => void
}

/** Asks what to do with the chosen time: which service to book into it, or how long to block it. */
export function PickActDialog(props: PickActDialogProps) {
  return (
    <Suspense fallback={null}>
      <PickAct {...props} />
    </Suspense>
  )
}

function PickAct({ range, ...props }: PickActDialogProps) {
  const { t, language } = useLatePhrases('block')
  const profile = useSession().profileAt(range.location.id)
  const text = useDurationText()
  const { zone } = profile
  const { location, startsAt, specialistId } = range
  const services = location.services.filter(({ id }) => range.serviceIds.includes(id))
  const specialist = location.specialists.find(({ id }) => id === specialistId)
  const durations = blockMinutes(profile)
  const fitting = fittingMinutes(durations, range.durationMinutes)
  const time = `${localTimeOf(startsAt, zone)}–${localTimeOf(startsAt + range.durationMinutes, zone)}`
  return (
    <Dialog
      title={t('pickTitle', { time, day: longDay(localDateOf(startsAt, zone), language) })}
      isOpen={props.isOpen}
      isNarrow
      onClose={props.onClose}
      onClosed={props.onClosed}
    >
      <div className={styles.acts}>
        {specialist && <p className={styles.who}>{specialist.name}</p>}
        <section className={styles.act} aria-label={t('pickBook')}>
          <h3 className={styles.heading}>{t('pickBook')}</h3>
          {services.length === 0 && <p className={styles.none}>{t('pickNoService')}</p>}
          {services.map((service, index) => (
            <button
              key={service.id}
              type="button"
              className={styles.service}
              data-autofocus={index === 0 || undefined}
              onClick={() => props.onBook(service.id)}
            >
              <span>{nameIn(language, service.name)}</span>
              <span className={styles.minutes}>
                {text(profileDuration(profile, service.id, specialistId) ?? service.duration)}
              </span>
            </button>
          ))}
        </section>
        <section className={styles.act} aria-label={t('pickBlock')}>
          <h3 className={styles.heading}>{t('pickBlock')}</h3>
          <div className={styles.durations}>
            {durations.map((minutes) => (
              <Button
                key={minutes}
                {...(minutes === fitting ? { 'aria-current': true, className: styles.fitting } : {})}
                onClick={() => props.onBlock(minutes)}
              >
                {minutes === allDayMinutes ? t('allDay', { time: text(minutes) }) : text(minutes)}
              </Button>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  )
}
