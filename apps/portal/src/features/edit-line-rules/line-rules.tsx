import { Checkbox } from '@mantine/core'
import type { Location } from '@rinda/client/set-up/locations'
import { MantineLook } from '@rinda/ui/components/mantine-look'
import '@rinda/ui/styles/mantine-fields.css'
import { useId } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { UnsavedGuard } from '../../set-up/unsaved-guard.tsx'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import styles from './line-rules.module.css'
import { RuleField } from './rule-field.tsx'
import { type NumberRule, withRule } from './rule-number.ts'
import { useUnsavedRules } from './use-unsaved-rules.ts'

const ofLine = ['most_waiting', 'stop_before_close_minutes', 'most_distance_meters', 'most_people'] as const
const ofAppointments = [
  ['most_appointments_in_row', 'mostAppointmentsInRow'],
  ['grace_minutes', 'graceMinutes'],
  ['check_in_before_minutes', 'checkInBeforeMinutes'],
] as const

/** The rules of a location's line, with what each does: an answer is saved when its field is left. */
export function LineRules({ location }: { location: Location }) {
  const { t } = useLatePhrases('locations')
  const { t: fields } = useLatePhrases('setUpFields')
  const { saveFresh } = useSaveLocation()
  const title = useId()
  const rules = location.config.queue ?? {}
  const ofCompany = location.profile?.queue
  const isOn = rules.keep_overnight === true

  const { isUnsaved, onTyped } = useUnsavedRules()
  const save = (rule: NumberRule | 'keep_overnight', value: number | boolean | null) =>
    void saveFresh(location.id, ({ config }) => ({ config: { queue: withRule(config.queue, rule, value) } }))

  return (
    <section className={styles.rules} aria-labelledby={title}>
      <h3 id={title} className={styles.title}>
        {t('lineRules')}
      </h3>
      <p className={styles.text}>{t('lineRulesText')}</p>
      <MantineLook>
        <Checkbox
          label={fields('rule_keep_overnight')}
          description={fields('about_keep_overnight')}
          checked={isOn}
          onChange={(event) => save('keep_overnight', event.currentTarget.checked)}
        />
        {ofLine.map((rule) => (
          <RuleField key={rule} rule={rule} saved={rules[rule] ?? null} onTyped={onTyped} onSave={save} />
        ))}
        {location.isBmsActive &&
          ofAppointments.map(([rule, answer]) => (
            <RuleField
              key={rule}
              rule={rule}
              saved={rules[rule] ?? null}
              {...(ofCompany ? { hint: t('asCompany', { value: ofCompany[answer] }) } : {})}
              onTyped={onTyped}
              onSave={save}
            />
          ))}
      </MantineLook>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </section>
  )
}
