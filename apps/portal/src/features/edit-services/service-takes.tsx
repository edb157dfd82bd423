import { Switch } from '@rinda/ui/components/fields/switch'
import { useRef } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { servesWays } from '../../session/ways-in.ts'
import { ownSystemId } from '../../set-up/own-system-id.ts'
import styles from './edit-services.module.css'
import type { ServiceWaysProps } from './service-state.tsx'

const switches = [
  ['bmsId', 'takesAppointments', 'appointments'],
  ['qmsId', 'takesTickets', 'line'],
] as const

/**
 * Switches whether a service takes appointments and tickets. Switched on, it gets a new id; switched off and
 * on again, the id that it had. A way that its location does not take is no question.
 */
export function ServiceTakes({ ways, form, onChange }: Pick<ServiceWaysProps, 'ways' | 'form' | 'onChange'>) {
  const { t } = useLatePhrases('locationServices')
  const had = useRef({ bmsId: form.bmsId, qmsId: form.qmsId })
  const shown = switches.filter(([, , way]) => servesWays(way, ways))
  return (
    <div className={styles.checks}>
      {shown.map(([name, text]) => (
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
