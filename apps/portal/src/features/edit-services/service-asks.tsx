import { Checkbox } from '@mantine/core'
import '@rinda/ui/styles/mantine-fields.css'
import { useId } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './edit-services.module.css'
import type { ServiceWaysProps } from './service-state.tsx'

/** Switches what visitors are asked for when they book, besides the form of their company. */
export function ServiceAsks({ ways, form, onChange }: Pick<ServiceWaysProps, 'ways' | 'form' | 'onChange'>) {
  const { t } = useLatePhrases('locationServices')
  const label = useId()
  if (!ways.areAppointments) return null
  const { config } = form
  return (
    // biome-ignore lint/a11y/useSemanticElements: its name is drawn as that of a field
    <div role="group" aria-labelledby={label} className={styles.asks}>
      <span id={label}>{t('asks')}</span>
      <Checkbox
        label={t('asksDescription')}
        checked={config.asks_description}
        onChange={(event) =>
          onChange({ config: { ...config, asks_description: event.currentTarget.checked } })
        }
      />
      <Checkbox
        label={t('asksAttachment')}
        checked={config.asks_attachment}
        onChange={(event) =>
          onChange({ config: { ...config, asks_attachment: event.currentTarget.checked } })
        }
      />
    </div>
  )
}
