import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Switch } from '@rinda/ui/components/fields/switch'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './location-table.module.css'
import { type RowFlag, rowFlags } from './row-flags.ts'

type LocationRowProps = {
  location: Location
  isOpen: boolean
  /** True for the location that was open last: the focus comes back to it. */
  wasOpen: boolean
  isChosen: boolean
  onToggle: (location: Location, flag: RowFlag, isOn: boolean) => void
  /** Hears that it is chosen, or no more; `isUpTo`: with all up to the one that was chosen before. */
  onMark: (location: Location, isOn: boolean, isUpTo: boolean) => void
}

/** A location in the table: drawn again only when something of it has changed. */
export const LocationRow = memo(function LocationRow(props: LocationRowProps) {
  const { location, isOpen, wasOpen } = props
  const { t, language } = useLatePhrases('locations')
  const name = nameIn(language, location.name)
  return (
    <tr
      data-cell={location.id}
      data-is-open={isOpen || undefined}
      data-is-chosen={props.isChosen || undefined}
    >
      <td className={styles.mark}>
        <input
          type="checkbox"
          aria-label={t('choose', { name })}
          checked={props.isChosen}
          onChange={(event) =>
            props.onMark(location, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
          }
        />
      </td>
      <td className={styles.name}>
        <Link
          to="/locations/$locationId"
          params={{ locationId: String(location.id) }}
          search={true}
          resetScroll={false}
          className={styles.link}
          aria-current={isOpen ? 'true' : undefined}
          data-takes-focus={wasOpen || undefined}
        >
          {name}
        </Link>
        <span className={styles.under}>
          <span className={styles.online} data-is-on={location.isOnline || undefined}>
            {t(location.isOnline ? 'online' : 'offline')}
          </span>
          <span>{nameIn(language, location.address)}</span>
        </span>
      </td>
      {rowFlags.map(([flag, label]) => (
        <td key={flag} className={styles.flag}>
          <Switch
            label={t('flagOf', { flag: t(label), name })}
            text={t(label)}
            isOn={location[flag]}
            onChange={(isOn) => props.onToggle(location, flag, isOn)}
          />
        </td>
      ))}
      <td className={styles.id}>
        <span className={styles.idName}>{t('id')}</span> {location.id}
      </td>
    </tr>
  )
})
