import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { Switch } from '@rinda/ui/components/fields/switch'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { isSameAnswer } from './answers.ts'
import type { Rule } from './rule.ts'
import { RuleControl } from './rule-control.tsx'
import styles from './rule-row.module.css'
import { useRuleText } from './use-rule-text.ts'

/** One rule: its name, what it was or usually is where it is otherwise now, and what it is answered with. */
export function RuleRow(props: {
  rule: Rule
  value: unknown
  /** The value that is saved; none where nothing is said of changes. */
  saved: unknown
  usual: unknown
  fault: string | undefined
  onChange: (value: unknown) => void
  /** Stands in the place of the plain control. */
  children?: ReactNode
}) {
  const { rule, value, saved, usual, fault, onChange } = props
  const { t } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const { t: fields } = useLatePhrases('setUpFields')
  const { ruleText } = useRuleText()
  const label = t(rule.label)
  const isChanged = !isSameAnswer(value, saved)
  const isUnusual = !isSameAnswer(value, usual)
  const isSwitch = rule.kind === 'yes'
  // It is all that its section holds, whose heading names it.
  const isWhole = rule.kind === 'form' || rule.kind === 'columns'
  return (
    // Named as a group: what is said of a rule belongs to it.
    <section
      className={styles.rule}
      aria-label={label}
      data-is-short={isSwitch || rule.kind === 'number' || undefined}
    >
      <div className={styles.head} data-is-bare={(isWhole && !isUnusual && !isChanged) || undefined}>
        <span className={isWhole ? 'rinda-only-heard' : styles.label} aria-hidden={isSwitch || undefined}>
          {label}
        </span>
        {isChanged && <span className={styles.was}>{rules('was', { value: ruleText(rule, saved) })}</span>}
        {!isChanged && isUnusual && (
          <span className={styles.usual}>{rules('usually', { value: ruleText(rule, usual) })}</span>
        )}
        {isUnusual && (
          <IconButton
            isQuiet
            className={styles.reset}
            label={t('resetOf', { name: label })}
            icon={<IconArrowBackUp size={17} aria-hidden="true" />}
            onClick={() => onChange(usual)}
          />
        )}
      </div>
      {rule.about && <p className={styles.about}>{fields(rule.about)}</p>}
      {isSwitch && <Switch label={label} isOn={value === true} onChange={onChange} />}
      {!isSwitch &&
        (props.children ?? (
          <RuleControl
            rule={rule}
            label={label}
            value={value}
            usual={usual}
            isFaulty={fault !== undefined}
            onChange={onChange}
          />
        ))}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  )
}
