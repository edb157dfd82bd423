import { deviceStorage } from '@rinda/live/device-storage'

/** A file that was chosen; without its content where the page was loaded again since. */
export type ChosenFile = {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly content: Blob | null
}

/** A file that the server has for a hold. */
export type FileThere = {
  readonly qtid: string
  readonly key: string
  readonly name: string
  readonly size: number
}

const fileKey = 'rinda.visit.book.file'

/** Keeps which file the server has, for when the page is loaded again in this tab; null: none. */
export function keepFile(there: FileThere | null): void {
  const storage = deviceStorage('sessionStorage')
  if (there) storage.setItem(fileKey, JSON.stringify(there))
  else storage.removeItem(fileKey)
}

export function keptFile(): FileThere | null {
  try {
    return JSON.parse(deviceStorage('sessionStorage').getItem(fileKey) ?? 'null') as FileThere | null
  } catch {
    return null
  }
}
