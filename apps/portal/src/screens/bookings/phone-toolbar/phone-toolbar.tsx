import type { Location } from '@rinda/client/set-up/locations'
import { latePart } from '@rinda/live/late-part'
import type { ReactNode } from 'react'
import { ChooseLocation } from '../../../features/choose-location/choose-location.tsx'
import { usePhrases } from '../../../session/phrases.ts'
import type { PhoneOptionsProps } from './phone-options.tsx'
import styles from './phone-toolbar.module.css'

const PhoneOptions = latePart(async () => (await import('./phone-options.tsx')).PhoneOptions)

/**
 * The toolbar of a phone: the day in one row, all other choices in a sheet that comes up over the page, and a
 * round button for a new booking. While no branch is chosen, that choice stands in the page.
 */
export function PhoneToolbar({ day, ...options }: PhoneOptionsProps & { day: ReactNode }) {
  const { t } = usePhrases('calendar')
  const { address, locations, location } = options
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('title')}>
      <div className={styles.row}>
        {day}
        <PhoneOptions {...options} />
      </div>
      {!location && locations.length > 0 && (
        <div className={styles.row}>
          <ChooseLocation
            locations={locations}
            chosen={undefined}
            onChoose={(id: Location['id']) =>
              void address.go({ location: id, specialist: undefined, service: undefined })
            }
          />
        </div>
      )}
    </div>
  )
}
