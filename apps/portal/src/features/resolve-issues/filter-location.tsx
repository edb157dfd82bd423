import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Choice } from '@rinda/ui/components/fields/choice'
import { IconMapPin } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './filter-location.module.css'

const everywhere = 'all'

/** One branch, or all of them. */
export function FilterLocation(props: {
  label: string
  locations: readonly Location[]
  chosen: number | undefined
  onChoose: (locationId: number | undefined) => void
}) {
  const { t, language } = useLatePhrases('issues')
  const options = props.locations.map((one) => ({
    value: String(one.id),
    label: nameIn(language, one.name),
  }))
  return (
    <Choice
      label={props.label}
      icon={<IconMapPin size={17} stroke={1.8} aria-hidden="true" className={styles.icon} />}
      options={[{ value: everywhere, label: t('allLocations') }, ...options]}
      value={props.chosen === undefined ? everywhere : String(props.chosen)}
      onChange={(value) => props.onChoose(value === everywhere ? undefined : Number(value))}
      className={styles.choice ?? ''}
    />
  )
}
