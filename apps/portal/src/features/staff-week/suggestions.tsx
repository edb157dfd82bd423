import type { Staffing, StaffingSuggestion } from '@rinda/client/queue/staffing'
import type { Language } from '@rinda/phrases/resources'
import { onWeekday } from '@rinda/phrases/time/day-cases'
import { IconArrowsExchange, IconCalendarPlus, IconChevronRight, IconDoorExit } from '@tabler/icons-react'
import { useId } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { ChosenHour } from './chosen-hour.ts'
import { clockHour, stretchesOf } from './hour-state.ts'
import { lackingHours } from './lacking-hours.ts'
import styles from './suggestions.module.css'

const icons = { move: IconArrowsExchange, open: IconCalendarPlus, close: IconDoorExit }

/** Advice for the week's counters; each piece leads to the hour that it begins with. */
export function Suggestions(props: {
  staffing: Staffing
  serviceName: (serviceId: number) => string
  onChoose: (hour: ChosenHour) => void
}) {
  const { t, language } = useLatePhrases('staffing')
  const heading = useId()
  const { suggestions } = props.staffing
  const isLacking = props.staffing.days.some((day) => lackingHours(day) > 0)
  const wordsOf = useWords(props.serviceName)
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('more')}
      </h2>
      {suggestions.length === 0 && <p className={styles.text}>{t(isLacking ? 'noSpare' : 'noMore')}</p>}
      <ul className={styles.list}>
        {suggestions.map((one) => {
          const Icon = icons[one.kind]
          const { title, text } = wordsOf(one, language)
          const hour = one.kind === 'move' ? (one.to[0] ?? 0) : one.from
          return (
            <li key={`${one.kind} ${one.date} ${hour}`}>
              <button
                type="button"
                className={styles.one}
                onClick={() => props.onChoose({ date: one.date, hour })}
              >
                <Icon size={18} stroke={1.8} aria-hidden="true" className={styles.icon} />
                <span className={styles.words}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </span>
                <IconChevronRight size={16} stroke={2} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function useWords(serviceName: (serviceId: number) => string) {
  const { t } = useLatePhrases('staffing')
  return (one: StaffingSuggestion, language: Language): { title: string; text: string } => {
    const day = onWeekday(one.date, language)
    if (one.kind === 'move') {
      const join = new Intl.ListFormat(language)
      const from = join.format(one.from.map(clockHour))
      return {
        title: t('move', { day }),
        text: t('moveHours', { from, to: join.format(stretchesOf(one.to)) }),
      }
    }
    const [from, till] = [clockHour(one.from), clockHour(one.till)]
    if (one.kind === 'close')
      return {
        title: t('close', { day, hours: one.till === one.from + 1 ? from : `${from}–${till}` }),
        text: t('closeText', { count: one.counters }),
      }
    const { minutes, service_id: serviceId } = one
    return {
      title: t('open', { count: one.slots }),
      text: t('openHours', { day, from, till, minutes, service: serviceName(serviceId) }),
    }
  }
}
