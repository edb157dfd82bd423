import type { StaffingHour } from '@rinda/client/queue/staffing'
import { longDay } from '@rinda/phrases/time/day-text'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { hourRange, stateOf } from './hour-state.ts'

/** Says an hour in one sentence, for those who do not see its squares. */
export function useHourWords(target: number): (date: string, hour: StaffingHour) => string {
  const { t, language } = useLatePhrases('staffing')
  return (date, hour) => {
    const { planned, minutes, isOver, isBacklog } = stateOf(hour, target)
    const when = `${longDay(date, language)}, ${hourRange(hour.hour)}`
    if (hour.needed === null) return `${when}: ${t('cellUnknown', { planned })}`
    const said = [t('cell', { planned, needed: hour.needed })]
    if (hour.waits.length === 0) said.push(t('cellNobody'))
    if (minutes !== null) said.push(t('cellWait', { minutes }))
    if (isOver) said.push(t(isBacklog ? 'cellBacklog' : 'overTarget'))
    return `${when}: ${said.join(', ')}`
  }
}
