import type { Staffing, StaffingHour } from '@rinda/client/queue/staffing'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './hour-panel.module.css'
import { hourRange, stateOf } from './hour-state.ts'
import { usePlan } from './use-plan.ts'
import { WaitBars } from './wait-bars.tsx'
import { Why } from './why.tsx'

/** The hour that is chosen: what another counter saves, who is expected, and the way to plan one more. */
export function HourPanel(props: { staffing: Staffing; date: string; hour: StaffingHour }) {
  const { t, language } = useLatePhrases('staffing')
  const { staffing, date, hour } = props
  const [isAsked, setAsked] = useState(false)
  const heading = useId()
  const why = useId()
  const { plan, isBusy } = usePlan(staffing.location_id)
  const { planned, spare, isBacklog } = stateOf(hour, staffing.target)
  const mayPlan = staffing.may_plan && !hour.is_past
  const set = (counters: number | null) =>
    void plan({ date, hour: hour.hour, counters }, hour.own, counters ?? hour.usual)
  const isKnown = hour.needed !== null
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <p className={styles.when}>
        {longDay(date, language)}, {hourRange(hour.hour)}
      </p>
      <h2 id={heading} className={styles.title}>
        <Title hour={hour} />
      </h2>
      {!isKnown && <p className={styles.text}>{t('unknownText')}</p>}
      {hour.waits.length > 0 && <WaitBars waits={hour.waits} target={staffing.target} />}
      {hour.visitors > 0 && (
        <p className={styles.text}>
          {t('expects', { count: hour.visitors })}
          {hour.appointments > 0 && `, ${t('withAppointment', { count: hour.appointments })}`}.
        </p>
      )}
      {isBacklog && <p className={styles.text}>{t('backlog')}</p>}
      <div className={styles.acts}>
        {mayPlan && (
          <Button
            kind="primary"
            className={styles.plan ?? ''}
            icon={<IconPlus size={16} stroke={2} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => set(planned + 1)}
          >
            {t('plan', { number: planned + 1 })}
          </Button>
        )}
        {isKnown && (
          <Button
            aria-expanded={isAsked}
            aria-controls={isAsked ? why : undefined}
            onClick={() => setAsked(!isAsked)}
          >
            {t('why')}
          </Button>
        )}
        {mayPlan && spare > 0 && (
          <Button
            icon={<IconMinus size={16} stroke={2} aria-hidden="true" />}
            isBusy={isBusy}
            onClick={() => set(planned - 1)}
          >
            {t('planLess', { number: planned })}
          </Button>
        )}
        {mayPlan && hour.own !== null && (
          <Button kind="quiet" isBusy={isBusy} onClick={() => set(null)}>
            {t('asUsual', { counters: t('counters', { count: hour.usual }) })}
          </Button>
        )}
      </div>
      {isKnown && isAsked && <Why id={why} learnt={staffing.learnt} hour={hour} />}
    </section>
  )
}

function Title({ hour }: { hour: StaffingHour }) {
  const { t } = useLatePhrases('staffing')
  if (hour.needed === null) return t('unknown')
  const [asPlanned, withOneMore] = hour.waits
  if (!asPlanned || !withOneMore) return t('nobody')
  if (asPlanned.minutes === null) return t('noCounter')
  const minutes = asPlanned.minutes - (withOneMore.minutes ?? 0)
  return minutes > 0 ? t('saves', { minutes }) : t('savesNothing')
}
