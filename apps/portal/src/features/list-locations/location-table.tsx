import { askLocationImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { useCallback, useEffect, useRef } from 'react'
import { glow } from '../../calendar/glow.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import { LocationRow } from './location-row.tsx'
import styles from './location-table.module.css'
import { type RowFlag, rowFlags } from './row-flags.ts'

/** The locations in their order. A switch saves at once; the name opens all that there is to say of one. */
export function LocationTable(props: {
  locations: readonly Location[]
  openId: number | undefined
  lastOpenId: number | undefined
}) {
  const { t } = useLatePhrases('locations')
  const { locations, openId } = props
  const table = useRef<HTMLTableElement>(null)
  const { save } = useSaveLocation()
  const { beforeSaving, dialog } = useImpact()
  const latest = useRef(turn)
  latest.current = turn
  useGlowOfChanges(table, locations)

  /** Switches a flag. Switching off what takes bookings first asks which of them that would leave outside. */
  function turn(id: number, flag: RowFlag, isOn: boolean) {
    const draft = { [flag]: isOn }
    const mayLeaveOutside = !isOn && (flag === 'isActive' || flag === 'isBmsActive')
    const questions = mayLeaveOutside ? [() => askLocationImpact(http, id, draft)] : []
    void beforeSaving(questions, async () => (await save(id, draft)).kind === 'saved')
  }

  const onToggle = useCallback(
    ({ id }: Location, flag: RowFlag, isOn: boolean) => latest.current(id, flag, isOn),
    [],
  )
  return (
    <div className={styles.frame}>
      <table ref={table} className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            {rowFlags.map(([flag, label]) => (
              <th key={flag} scope="col">
                {t(label)}
              </th>
            ))}
            <th scope="col" className={styles.id}>
              {t('id')}
            </th>
          </tr>
        </thead>
        <tbody>
          {locations.map((location) => (
            <LocationRow
              key={location.id}
              location={location}
              isOpen={location.id === openId}
              wasOpen={openId === undefined && location.id === props.lastOpenId}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
      {dialog}
    </div>
  )
}

/** Makes the rows glow for a moment whose version has changed since they were last drawn. */
function useGlowOfChanges(table: { current: HTMLTableElement | null }, locations: readonly Location[]): void {
  const seen = useRef(new Map<number, number>())
  useEffect(() => {
    for (const { id, timestamp } of locations) {
      const before = seen.current.get(id)
      if (before !== undefined && before < timestamp && table.current) glow(table.current, String(id), 'wash')
      seen.current.set(id, timestamp)
    }
  }, [locations, table])
}
