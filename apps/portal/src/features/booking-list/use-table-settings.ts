import { useCallback, useState } from 'react'
import { parseSettings, type TableSettings } from './table-settings.ts'

/** Keeps a person's choices for a table on this device; `tableId` names the table. */
export function useTableSettings(personId: string, tableId: string) {
  const key = `rinda.table.${personId}.${tableId}`
  const [settings, setSettings] = useState(() => parseSettings(localStorage.getItem(key)))
  const change = useCallback(
    (changed: Partial<TableSettings>) => {
      const next = { ...settings, ...changed }
      setSettings(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A device that keeps nothing still shows the table as it is wanted now.
      }
    },
    [key, settings],
  )
  return { settings, change }
}
