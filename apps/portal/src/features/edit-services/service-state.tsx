import { Checkbox, TagsInput } from '@mantine/core'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import '@rinda/ui/styles/mantine-fields.css'
import '@rinda/ui/styles/mantine-pills.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { WaysIn } from '../../session/ways-in.ts'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import styles from './edit-services.module.css'
import type { ServiceForm } from './service-form.ts'

export type ServicePartProps = {
  form: ServiceForm
  faults: FieldTexts
  onLeft: (attribute: string) => void
  onChange: (part: Partial<ServiceForm>) => void
}

/** Props of a part that differs by the ways in which visitors come to the location. */
export type ServiceWaysProps = ServicePartProps & { ways: WaysIn }

const { max, most } = serviceFields.tags

/** Fields for whether a service is visible and active, and for the words by which it is found. */
export function ServiceState({ form, faults, onChange }: Omit<ServicePartProps, 'onLeft'>) {
  const { t } = useLatePhrases('locationServices')
  const { t: fields } = useLatePhrases('setUpFields')
  const faultOfTags = [...faults].find(([field]) => field.startsWith('tags'))?.[1]
  return (
    <>
      <div className={styles.checks}>
        <Checkbox
          label={fields('service_visible')}
          checked={form.isVisible}
          onChange={(event) => onChange({ isVisible: event.currentTarget.checked })}
        />
        <Checkbox
          label={fields('service_active')}
          checked={form.isActive}
          onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
        />
      </div>
      <TagsInput
        label={fields('service_tags')}
        description={t('tagsText')}
        value={[...form.tags]}
        maxTags={most}
        splitChars={[',', ';']}
        error={faultOfTags}
        onChange={(tags) => onChange({ tags: tags.map((tag) => tag.trim().slice(0, max)) })}
      />
    </>
  )
}
