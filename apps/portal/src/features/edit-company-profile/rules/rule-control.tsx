import { useLatePhrases } from '../../../session/late-phrases.ts'
import { type Chip, Chips, ManyChips } from './chips.tsx'
import { ClockField } from './clock-field.tsx'
import styles from './controls.module.css'
import { listIn, numberIn, originsIn } from './read-typed.ts'
import type { Rule, Unit } from './rule.ts'
import { TypedField } from './typed-field.tsx'
import { useRuleText } from './use-rule-text.ts'

const ends = { from: ['', 'd1', 'd2', 'd7'], till: ['d14', 'd30', 'd60', 'd90', 'm6', 'm12', ''] } as const
const lastOfSpan = { 'calendar.endMinute': 1440 } as Readonly<Record<string, number>>

type ControlProps = {
  rule: Rule
  label: string
  value: unknown
  usual: unknown
  isFaulty: boolean
  onChange: (value: unknown) => void
}

/** Draws what a rule is answered with, by its kind: chips, a clock, a field. Switches, the form and the columns are drawn elsewhere. */
export function RuleControl(props: ControlProps) {
  const { rule, label, value, usual, isFaulty, onChange } = props
  const { t } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const { amountText, endText } = useRuleText()
  const shared = { label, isFaulty }
  const typed = { ...shared, value, usual, onChange }

  const amounts = (offered: readonly number[], unit: Unit, also: readonly unknown[]): Chip<number>[] =>
    [...new Set([...offered, ...also.filter((one) => typeof one === 'number')])]
      .sort((one, other) => one - other)
      .map((one) => ({ value: one, label: amountText(one, unit) }))
  const other = (unit: Unit) => ({ hint: rules(`unit_${unit}`), read: numberIn })

  switch (rule.kind) {
    case 'choice': {
      const known = rule.options.map(([one, key]) => ({ value: one, label: t(key) }))
      const isKnown = known.some((one) => one.value === value)
      const chips = isKnown || typeof value !== 'string' ? known : [...known, { value, label: value }]
      return <Chips {...shared} chips={chips} value={value as string} onChange={onChange} />
    }
    case 'amount': {
      const chips = amounts(rule.offered, rule.unit, [value, usual])
      const own = value as number
      return <Chips {...shared} chips={chips} value={own} other={other(rule.unit)} onChange={onChange} />
    }
    case 'amounts': {
      const values = Array.isArray(value) ? (value as number[]) : []
      const turn = (one: number) =>
        onChange(
          (values.includes(one) ? values.filter((each) => each !== one) : [...values, one]).toSorted(
            (a, b) => a - b,
          ),
        )
      return (
        <ManyChips
          {...shared}
          chips={amounts(rule.offered, 'minutes', values)}
          values={values}
          most={rule.most}
          other={other('minutes')}
          onChange={turn}
        />
      )
    }
    case 'range': {
      const codes = [...new Set<string>([...ends[rule.end], String(usual), String(value)])]
      const chips = codes.map((one) => ({ value: one, label: endText(one, rule.end === 'from') }))
      const days = { hint: rules('unit_days'), read: (text: string) => daysIn(text) }
      return <Chips {...shared} chips={chips} value={String(value)} other={days} onChange={onChange} />
    }
    case 'span': {
      const [from = 0, till = 0] = value as number[]
      return (
        <div className={styles.span}>
          <ClockField
            label={`${label}: ${rules('from')}`}
            minute={from}
            most={1439}
            isFaulty={isFaulty}
            onChange={(minute) => onChange([minute, till])}
          />
          <span aria-hidden="true">{rules('till')}</span>
          <ClockField
            label={`${label}: ${rules('till')}`}
            minute={till}
            most={lastOfSpan[rule.till] ?? 1439}
            isFaulty={isFaulty}
            onChange={(minute) => onChange([from, minute])}
          />
          <span className={styles.hint}>{rules('clockKeys')}</span>
        </div>
      )
    }
    case 'zone':
      return <TypedField {...typed} read={(text) => text} offered={Intl.supportedValuesOf('timeZone')} />
    case 'number':
      return <TypedField {...typed} read={(text) => numberIn(text) ?? text} isNumber />
    case 'reports':
      return <TypedField {...typed} read={listIn} />
    case 'origins':
      return <TypedField {...typed} read={originsIn} />
    default:
      return <TypedField {...typed} read={(text) => text} />
  }
}

function daysIn(text: string): string | undefined {
  const days = numberIn(text)
  return days === undefined ? undefined : days === 0 ? '' : `d${days}`
}
