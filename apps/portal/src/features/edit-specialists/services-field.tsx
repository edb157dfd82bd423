import { Checkbox } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { searched } from '@rinda/ui/search-text'
import { useId, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './edit-specialists.module.css'

/** Fewer are seen at a glance. */
const fewestToSearch = 8

/** The services of a specialist, under the locations that they are of. */
export function ServicesField(props: {
  locations: readonly Location[]
  ids: readonly number[]
  fault: string | undefined
  onChange: (ids: readonly number[]) => void
}) {
  const { t, language } = useLatePhrases('specialists')
  const { ids, locations } = props
  const [sought, setSought] = useState('')
  const faultId = useId()
  const all = locations.reduce((sum, { services }) => sum + services.length, 0)
  const groups = locations
    .map(({ id, name, services }) => {
      const location = nameIn(language, name)
      const named = services.map((service) => ({ id: service.id, name: nameIn(language, service.name) }))
      return { id, location, shown: searched(named, sought, (one) => `${location} ${one.name}`) }
    })
    .filter(({ shown }) => shown.length > 0)
  const put = (id: number, isChosen: boolean) =>
    props.onChange(isChosen ? [...ids, id] : ids.filter((one) => one !== id))

  return (
    <fieldset className={styles.group} aria-describedby={props.fault ? faultId : undefined}>
      <legend className={styles.legend}>{t('services')}</legend>
      {all === 0 ? (
        <p className={styles.hint}>{t('noServiceYet')}</p>
      ) : (
        <p className={styles.hint}>{t('chosenOf', { chosen: ids.length, all })}</p>
      )}
      {all >= fewestToSearch && <SearchBox label={t('findService')} text={sought} onChange={setSought} />}
      {all > 0 && groups.length === 0 && <p role="status">{t('noService')}</p>}
      <div className={styles.services}>
        {groups.map(({ id, location, shown }) => (
          <fieldset key={id} className={styles.place}>
            <legend className={styles.subLegend}>{location}</legend>
            {shown.map((service) => (
              <Checkbox
                key={service.id}
                label={service.name}
                checked={ids.includes(service.id)}
                onChange={(event) => put(service.id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {props.fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {props.fault}
        </p>
      )}
    </fieldset>
  )
}
