import { Checkbox, TagsInput } from '@mantine/core'
import '@rinda/ui/styles/mantine-fields.css'
import '@rinda/ui/styles/mantine-pills.css'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { FieldTexts } from '../../set-up/fields/use-fault-texts.ts'
import styles from './edit-services.module.css'
import type { ServiceForm } from './service-form.ts'

export type ServicePartProps = {
  form: ServiceForm
  faults: FieldTexts
  onLeft: (attribute: string) => void
  onChange: (part: Partial<ServiceForm>) => void
}

const most = { tags: 50, letters: 50 } as const

/** Who sees a service, and what it is found by. */
export function ServiceState({ form, faults, onChange }: Omit<ServicePartProps, 'onLeft'>) {
  const { t } = useLatePhrases('locationServices')
  const faultOfTags = [...faults].find(([field]) => field.startsWith('tags'))?.[1]
  return (
    <>
      <div className={styles.checks}>
        <Checkbox
          label={t('visible')}
          checked={form.isVisible}
          onChange={(event) => onChange({ isVisible: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('active')}
          checked={form.isActive}
          onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
        />
      </div>
      <TagsInput
        label={t('tags')}
        description={t('tagsText')}
        value={[...form.tags]}
        maxTags={most.tags}
        splitChars={[',', ';']}
        error={faultOfTags}
        onChange={(tags) => onChange({ tags: tags.map((tag) => tag.trim().slice(0, most.letters)) })}
      />
    </>
  )
}
