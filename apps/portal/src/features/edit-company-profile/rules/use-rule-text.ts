import { timeOfMinute } from '@rinda/domain/time/calendar'
import { useDurationText } from '../../../bookings/words/use-duration-text.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { Rule, Unit } from './rule.ts'

const dayMinutes = 1440

/** A minute of the day as a clock has it; the end of the day is 24:00. */
export function clockText(minute: unknown): string {
  if (typeof minute !== 'number') return ''
  return minute >= dayMinutes ? '24:00' : timeOfMinute(minute)
}

/** Words for the values of rules, in the person's language. */
export function useRuleText() {
  const { t } = useLatePhrases('admin')
  const { t: rules, language } = useLatePhrases('rules')
  const durationText = useDurationText()

  function amountText(amount: unknown, unit: Unit): string {
    if (typeof amount !== 'number') return String(amount ?? '')
    if (unit === 'count') return String(amount)
    if (unit === 'days' || unit === 'months') return rules(unit, { count: amount })
    if (amount === 0) return rules('none')
    const isDays = amount >= dayMinutes && amount % dayMinutes === 0
    return isDays ? rules('days', { count: amount / dayMinutes }) : durationText(amount)
  }

  function endText(end: string, isFrom: boolean): string {
    const count = Number(end.slice(1))
    if (end === '') return rules(isFrom ? 'atOnce' : 'noEnd')
    if (end.startsWith('m')) return rules('months', { count })
    if (end.startsWith('d')) return rules('days', { count })
    return end
  }

  function ruleText(rule: Rule, value: unknown): string {
    if (rule.kind === 'yes') return rules(value === true ? 'on' : 'off')
    if (rule.kind === 'range') return endText(String(value), rule.end === 'from')
    if (rule.kind === 'amount') return amountText(value, rule.unit)
    if (rule.kind === 'span') {
      const [from, till] = value as unknown[]
      return from === till ? rules('none') : `${clockText(from)}–${clockText(till)}`
    }
    if (Array.isArray(value)) {
      if (rule.kind === 'form') return rules('fieldCount', { count: value.length })
      if (rule.kind === 'columns') return rules('columnCount', { count: value.length })
      if (value.length === 0) return rules('none')
      const said = rule.kind === 'amounts' ? value.map((one) => amountText(one, 'minutes')) : value
      return new Intl.ListFormat(language, { type: 'unit' }).format(said.map(String))
    }
    const option = rule.kind === 'choice' && rule.options.find(([one]) => one === value)
    return option ? t(option[1]) : String(value ?? '')
  }

  return { ruleText, amountText, endText }
}
