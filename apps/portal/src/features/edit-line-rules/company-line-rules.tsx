import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { UnsavedGuard } from '../../set-up/unsaved-guard.tsx'
import styles from './line-rules.module.css'
import { RuleField } from './rule-field.tsx'
import { useCompanyRules } from './use-company-rules.ts'
import { useUnsavedRules } from './use-unsaved-rules.ts'

const companyRules = ['most_appointments_in_row', 'grace_minutes', 'check_in_before_minutes'] as const

/** The rules by which appointments and walk-ins are one line at all locations of a company: an answer is saved when its field is left. */
export function CompanyLineRules() {
  const { t } = useLatePhrases('locations')
  const { rules, isError, isFetching, refetch, save } = useCompanyRules()
  const { isUnsaved, onTyped } = useUnsavedRules()
  if (isError && !rules)
    return (
      <ErrorFace
        title={t('companyRulesFailed')}
        text={t('loadFailedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!rules) return <ListSkeleton />
  return (
    <div className={styles.company}>
      <p>{t('companyRulesText')}</p>
      <MantineLook>
        {companyRules.map((rule) => (
          <RuleField
            key={rule}
            rule={rule}
            saved={rules[rule]}
            hint={t('asUsual', { value: rules.inherited[rule] })}
            onTyped={onTyped}
            onSave={(_, value) => void save({ [rule]: value })}
          />
        ))}
      </MantineLook>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </div>
  )
}
