import { askLocationImpact } from '@rinda/client/set-up/impact-calls'
import type { Location } from '@rinda/client/set-up/locations'
import { useCallback, useEffect, useRef, useState } from 'react'
import { glow } from '../../calendar/glow.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useImpact } from '../../set-up/impact/use-impact.tsx'
import { useSaveLocation } from '../../set-up/use-save-location.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { LocationRow } from './location-row.tsx'
import styles from './location-table.module.css'
import { type RowFlag, rowFlags } from './row-flags.ts'
import { idsBetween, mayLeaveOutside } from './turned.ts'
import { useTurnMany } from './use-turn-many.ts'

/** The locations in their order. A switch saves at once, of one or of all that are chosen; the name opens all that there is to say of one. */
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
  const many = useTurnMany()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  /** The one that was marked last: a click with Shift takes all up to it. */
  const lastMarked = useRef<number>(undefined)
  // What the filter hides is not chosen either.
  const chosen = locations.filter(({ id }) => marked.has(id))
  const latest = useRef({ turn, mark })
  latest.current = { turn, mark }
  useGlowOfChanges(table, locations)

  /** Switches a flag. Switching off what takes bookings first asks which of them that would leave outside. */
  function turn(id: number, flag: RowFlag, isOn: boolean) {
    const draft = { [flag]: isOn }
    const questions = mayLeaveOutside(flag, isOn) ? [() => askLocationImpact(http, id, draft)] : []
    void beforeSaving(questions, async () => (await save(id, draft)).kind === 'saved')
  }

  function mark(id: number, isOn: boolean, isUpTo: boolean) {
    const ids =
      isUpTo && lastMarked.current !== undefined ? idsBetween(locations, lastMarked.current, id) : [id]
    lastMarked.current = id
    setMarked((now) =>
      isOn ? new Set([...now, ...ids]) : new Set([...now].filter((one) => !ids.includes(one))),
    )
  }

  const onToggle = useCallback(
    ({ id }: Location, flag: RowFlag, isOn: boolean) => latest.current.turn(id, flag, isOn),
    [],
  )
  const onMark = useCallback(
    ({ id }: Location, isOn: boolean, isUpTo: boolean) => latest.current.mark(id, isOn, isUpTo),
    [],
  )
  const isAll = chosen.length === locations.length
  return (
    <>
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          onTurn={(flag, isOn) => void many.turn(chosen, flag, isOn)}
          onLeave={() => setMarked(new Set())}
        />
      )}
      <div className={styles.frame}>
        <table ref={table} className={styles.table} aria-label={t('title')}>
          <thead>
            <tr>
              <td className={styles.mark}>
                <input
                  type="checkbox"
                  aria-label={t('chooseAll')}
                  checked={isAll}
                  ref={(box) => {
                    if (box) box.indeterminate = chosen.length > 0 && !isAll
                  }}
                  onChange={() => setMarked(new Set(isAll ? [] : locations.map(({ id }) => id)))}
                />
              </td>
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
                isChosen={marked.has(location.id)}
                onToggle={onToggle}
                onMark={onMark}
              />
            ))}
          </tbody>
        </table>
        {dialog}
        {many.dialog}
      </div>
    </>
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
