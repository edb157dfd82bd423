import { nameIn } from '@rinda/client/http/names'
import type { Service } from '@rinda/client/set-up/locations'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { Switch } from '@rinda/ui/components/fields/switch'
import { IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import { useDurationText } from '../../bookings/words/use-duration-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './edit-services.module.css'

/** On the wire an id of no other system is 0. */
const isNone = (id: string | number) => id === '' || String(id) === '0'

type ServiceRowProps = {
  service: Service
  /** True where the location takes appointments. */
  takesBookings: boolean
  onEdit: (service: Service) => void
  onPut: (service: Service, draft: { isVisible: boolean } | { isActive: boolean }) => void
}

/** A service in its list: what it is called, how it is served, and its two switches, which hold at once. */
export const ServiceRow = memo(function ServiceRow({
  service,
  takesBookings,
  onEdit,
  onPut,
}: ServiceRowProps) {
  const { t, language } = useLatePhrases('locationServices')
  const durationText = useDurationText()
  const { duration, capacity, tags } = service
  const name = nameIn(language, service.name)
  const facts = [
    ...(duration === null || !takesBookings ? [] : [durationText(duration)]),
    ...(capacity > 1 && takesBookings ? [t('atOnce', { count: capacity })] : []),
    ...tags,
    ...(isNone(service.bmsId) && takesBookings ? [t('noAppointments')] : []),
  ]
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <strong className={styles.serviceName}>{name}</strong>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </div>
      <div className={styles.switches}>
        <Switch
          label={t('visibleOf', { name })}
          text={t('visible')}
          isOn={service.isVisible}
          onChange={(isVisible) => onPut(service, { isVisible })}
        />
        <Switch
          label={t('activeOf', { name })}
          text={t('active')}
          isOn={service.isActive}
          onChange={(isActive) => onPut(service, { isActive })}
        />
      </div>
      <IconButton
        className={styles.edit}
        label={t('editOf', { name })}
        icon={<IconPencil size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => onEdit(service)}
      />
    </li>
  )
})
