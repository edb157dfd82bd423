import { TextInput } from '@mantine/core'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { closed, type DayTimes } from '../times/day-times.ts'
import { maskRange } from '../times/mask-range.ts'
import { readTimes, type TimesRules } from '../times/read-times.ts'
import { useFaultText } from '../use-times-text.ts'
import styles from './times-choice.module.css'

/** Choice for a day: closed or open, with the hours as typed. */
export type TimesDraft = { readonly kind: 'closed' | 'open'; readonly text: string }

/** The times that a draft means; null where its hours make no sense yet. */
export function timesOfDraft(draft: TimesDraft, rules: TimesRules): DayTimes | null {
  if (draft.kind === 'closed') return closed
  const read = readTimes(draft.text, rules)
  return read.ok && read.times.kind === 'open' ? read.times : null
}

/** Closed, or open from – till. */
export function TimesChoice(props: {
  draft: TimesDraft
  rules: TimesRules
  onChange: (draft: TimesDraft) => void
}) {
  const { draft, rules, onChange } = props
  const { t } = useLatePhrases('hours')
  const faultText = useFaultText()
  const read = readTimes(draft.text, rules)
  return (
    <div className={styles.choice}>
      <SegmentedSwitch
        label={t('times')}
        value={draft.kind}
        segments={(['closed', 'open'] as const).map((kind) => ({ value: kind, label: t(kind) }))}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {draft.kind === 'open' && (
        <TextInput
          aria-label={t('fromTill')}
          placeholder="09:00 – 18:00"
          autoComplete="off"
          className={styles.field ?? ''}
          value={draft.text}
          error={draft.text !== '' && !read.ok ? faultText(read.fault) : ''}
          onChange={(event) => onChange({ ...draft, text: maskRange(event.currentTarget.value, draft.text) })}
        />
      )}
    </div>
  )
}
