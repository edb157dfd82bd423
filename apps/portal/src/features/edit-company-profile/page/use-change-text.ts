import type { FormField } from '@rinda/domain/company/profile'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { nameFields } from '../name-fields.ts'
import { useRuleText } from '../rules/use-rule-text.ts'
import type { Change } from './changes.ts'

/** Words for a change, as short as they can be: `Usual length 20 → 30 min`. */
export function useChangeText(): (change: Change) => string {
  const { t } = useLatePhrases('admin')
  const { t: rules } = useLatePhrases('rules')
  const { ruleText } = useRuleText()

  return (change) => {
    if (change.kind === 'card') {
      if (change.field === 'www' || change.field === 'visible') return t(change.field)
      return t(nameFields.find(([key]) => key === change.field)?.[1] ?? 'name')
    }
    if (change.kind !== 'rule') return rules(`changed_${change.kind}`)
    const { rule, from, to } = change
    if (rule.kind === 'form') return formText(from as readonly FormField[], to as readonly FormField[])
    const [before, after] = [ruleText(rule, from), ruleText(rule, to)]
    if (rule.kind === 'yes') return `${t(rule.label)}: ${after}`
    return before === after ? t(rule.label) : `${t(rule.label)}: ${before} → ${after}`
  }

  function formText(from: readonly FormField[], to: readonly FormField[]): string {
    const fresh = to.find(({ key }) => !from.some((one) => one.key === key))
    const gone = from.find(({ key }) => !to.some((one) => one.key === key))
    if (fresh) return rules('newField', { name: rules(`field_${fresh.key}`) })
    if (gone) return rules('goneField', { name: rules(`field_${gone.key}`) })
    return t('qForm')
  }
}
