import type { Staffing, StaffingHour } from '@rinda/client/queue/staffing'
import { shareText } from '../../queue/told-share.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './hour-panel.module.css'

/** Explains what a forecast is made of, in plain words. */
export function Why({ id, learnt, hour }: { id: string; learnt: Staffing['learnt']; hour: StaffingHour }) {
  const { t, language } = useLatePhrases('staffing')
  const { low, high } = hour
  return (
    <ul id={id} className={styles.why}>
      <li>{t('whyWeeks', { count: learnt.weeks })}</li>
      {learnt.visit_minutes !== null && (
        <li>{t('whyVisits', { visits: learnt.visits, minutes: learnt.visit_minutes })}</li>
      )}
      <li>{t('whyNoShow', { share: shareText(learnt.no_show, language) })}</li>
      <li>
        {learnt.missed === null
          ? t('whyNoAppointments')
          : t('whyMissed', { share: shareText(learnt.missed, language) })}
      </li>
      <li>{t('whyUsual', { count: hour.usual })}</li>
      {low !== null && high !== null && <li>{t('whyBand', { low, high })}</li>}
      <li>{t('whyHow')}</li>
    </ul>
  )
}
