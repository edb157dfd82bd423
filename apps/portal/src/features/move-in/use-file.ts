import type { Location } from '@rinda/client/set-up/locations'
import type { MoveInField } from '@rinda/domain/move-in/fields'
import { cellOf, type MoveInDraft, readRow } from '@rinda/domain/move-in/read-rows'
import { useMemo, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { phoneReader } from './phone-reader.ts'
import {
  type Encoding,
  encodingOf,
  type FileFault,
  type FileTable,
  mostBytes,
  readTable,
} from './read-file.ts'
import { firstSettings, type NameToChoose, namesToChoose, placesOf, type Settings } from './rules.ts'

type Mended = Readonly<Partial<Record<MoveInField, string>>>
export type OpenFile = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly encoding: Encoding
  readonly isUtf8: boolean
  readonly table: FileTable
  readonly settings: Settings
  readonly mended: ReadonlyMap<number, Mended>
  readonly leftOut: ReadonlySet<number>
  /** Names that were to be chosen once: they stay in sight when they have been. */
  readonly names: readonly NameToChoose[]
}

const readPhone = phoneReader()
const noDrafts: readonly MoveInDraft[] = []

/** Keeps the chosen file with all that a person says of it, and reads its rows by that. */
export function useFile(locations: readonly Location[], companyId: number) {
  const { language } = useLatePhrases('moveIn')
  const [file, setFile] = useState<OpenFile | null>(null)
  const [fault, setFault] = useState<FileFault | null>(null)
  const nth = useRef(0)
  const places = useMemo(() => placesOf(locations, companyId), [locations, companyId])
  const zone = locations.find((one) => one.companyId === companyId)?.profile?.zone ?? 'Europe/Riga'

  async function open(chosen: File): Promise<void> {
    nth.current += 1
    const mine = nth.current
    const bytes = chosen.size > mostBytes ? null : new Uint8Array(await chosen.arrayBuffer())
    if (mine !== nth.current) return
    const encoding = bytes && encodingOf(bytes)
    const table = bytes && encoding ? readTable(bytes, encoding) : 'tooLarge'
    setFault(typeof table === 'string' ? table : null)
    if (typeof table === 'string' || !bytes || !encoding) return setFile(null)
    setFile({
      ...{ name: chosen.name, bytes, encoding, isUtf8: encoding === 'utf-8', table },
      settings: firstSettings(table, places, language),
      ...{ mended: new Map(), leftOut: new Set(), names: [] },
    })
  }

  function readAs(encoding: Encoding): void {
    const table = file && readTable(file.bytes, encoding)
    if (file && table && typeof table !== 'string') setFile({ ...file, encoding, table })
  }

  const { table, settings, mended } = file ?? {}
  const rules = useMemo(() => settings && { ...settings, zone, places, readPhone }, [settings, zone, places])
  const read = useMemo(
    () => (table && rules ? table.rows.map((row, index) => readRow(row, index + 2, rules)) : noDrafts),
    [table, rules],
  )
  const drafts = useMemo(() => {
    if (!mended?.size || !table || !rules) return read
    return read.map((draft) => {
      const own = mended.get(draft.line)
      return own ? readRow(table.rows[draft.line - 2] ?? [], draft.line, rules, own) : draft
    })
  }, [read, mended, table, rules])

  const textOf = (line: number, field: MoveInField) =>
    file ? cellOf(file.table.rows[line - 2] ?? [], file.settings.columns, field, file.mended.get(line)) : ''
  const names = file ? namesToChoose(drafts, (draft, kind) => textOf(draft.line, kind), file.names) : []

  return {
    ...{ file, fault, drafts, places, zone, names, textOf, open, readAs },
    close: () => setFile(null),
    set: (change: Partial<Settings>) =>
      file && setFile({ ...file, names, settings: { ...file.settings, ...change } }),
    choose: (key: string, id: number | null) => {
      if (!file) return
      const chosen = new Map(file.settings.names).set(key, id)
      setFile({ ...file, names, settings: { ...file.settings, names: chosen } })
    },
    mend: (line: number, fields: Mended) =>
      file &&
      setFile({ ...file, mended: new Map(file.mended).set(line, { ...file.mended.get(line), ...fields }) }),
    leaveOut: (lines: readonly number[], isOut: boolean) => {
      if (!file) return
      const leftOut = new Set(file.leftOut)
      for (const line of lines) isOut ? leftOut.add(line) : leftOut.delete(line)
      setFile({ ...file, leftOut })
    },
  }
}
export type FileState = ReturnType<typeof useFile>
