import { ListSkeleton } from '@rinda/ui/components/lists/list-skeleton'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import { ErrorFace } from '@rinda/ui/components/notices/faces'
import '@rinda/ui/styles/mantine-fields.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './message-rules.module.css'
import { QuietHours } from './quiet-hours.tsx'
import { ReminderTimes } from './reminder-times.tsx'
import { useMessageRules } from './use-message-rules.ts'

/** The rules of when visitors of a company are reminded of their visits, and when they are not written to; each answer is saved at once. */
export function MessageRules() {
  const { t } = useLatePhrases('messageRules')
  const { t: locations } = useLatePhrases('locations')
  const { rules, isError, isFetching, refetch, save } = useMessageRules()
  if (isError && !rules)
    return (
      <ErrorFace
        title={t('failed')}
        text={locations('loadFailedText')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!rules) return <ListSkeleton />
  const { inherited } = rules
  return (
    <div className={styles.rules}>
      <MantineLook>
        <ReminderTimes
          times={rules.reminder_minutes ?? inherited.reminder_minutes}
          onSave={(reminder_minutes) => save({ reminder_minutes })}
        />
        <QuietHours
          hours={rules.quiet_hours ?? inherited.quiet_hours}
          usual={inherited.quiet_hours}
          onSave={(quiet_hours) => save({ quiet_hours })}
        />
      </MantineLook>
    </div>
  )
}
