import { Switch } from '@rinda/ui/components/switch'
import { useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './edit-services.module.css'
import { ownSystemId } from './own-system-id.ts'
import type { ServicePartProps } from './service-state.tsx'

const switches = [
  ['bmsId', 'takesAppointments'],
  ['qmsId', 'takesTickets'],
] as const

/**
 * Switches whether a service takes appointments and tickets. Switched on, it gets a new id; switched off and
 * on again, the id that it had.
 */
export function ServiceTakes({ form, onChange }: Pick<ServicePartProps, 'form' | 'onChange'>) {
  const { t } = useLatePhrases('locationServices')
  const had = useRef({ bmsId: form.bmsId, qmsId: form.qmsId })
  return (
    <div className={styles.checks}>
      {switches.map(([name, text]) => (
        <Switch
          key={name}
          label={t(text)}
          text={t(text)}
          isOn={form[name].trim() !== ''}
          onChange={(isOn) => {
            if (!isOn) had.current[name] = form[name]
            onChange({ [name]: isOn ? had.current[name].trim() || ownSystemId() : '' })
          }}
        />
      ))}
    </div>
  )
}
