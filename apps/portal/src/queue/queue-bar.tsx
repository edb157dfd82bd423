import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Choice } from '@rinda/ui/components/fields/choice'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../session/late-phrases.ts'
import styles from './queue-bar.module.css'

/** The bar above a view of a location's line: whose line it is, another one to choose, and what belongs to the view. */
export function QueueBar(props: {
  location: Location
  locations: readonly Location[]
  /** Heading of the view with the name of its location, for those who do not see which one is chosen. */
  titleOf: (location: string) => string
  onLocation: (locationId: number) => void
  children: ReactNode
}) {
  const { t, language } = useLatePhrases('supervise')
  const { location, locations } = props
  const name = nameIn(language, location.name)
  return (
    <div className={styles.bar}>
      <h1 className={locations.length > 1 ? 'rinda-only-heard' : styles.location}>
        {locations.length > 1 ? props.titleOf(name) : name}
      </h1>
      {locations.length > 1 && (
        <Choice
          className={styles.choice ?? ''}
          label={t('location')}
          value={String(location.id)}
          options={locations.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))}
          onChange={(value) => props.onLocation(Number(value))}
        />
      )}
      {props.children}
    </div>
  )
}
