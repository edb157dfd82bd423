import papa from 'papaparse'

/** Limits of a file, said before one is chosen. */
export const mostBytes = 5 * 1024 * 1024
const mostRows = 10_000

export const encodings = ['utf-8', 'windows-1257', 'windows-1251', 'utf-16le'] as const
export type Encoding = (typeof encodings)[number]

/** Table of a file: the names of its columns, and its rows as they stand there. */
export type FileTable = {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Number of rows whose cells are not as many as the columns. */
  readonly uneven: number
}
export type FileFault = 'tooLarge' | 'wrongKind' | 'noRows' | 'tooManyRows'

/** Tells in which letters a file is: UTF-16 with its mark, as spreadsheets write “Unicode text”, UTF-8 where it is that, else the ones that Latvia's older programs write. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1257'
  }
}

/** Reads a table of a file: of cells that are parted by commas, semicolons or tabs, with or without a mark of UTF-8 before them. */
export function readTable(bytes: Uint8Array, encoding: Encoding): FileTable | FileFault {
  if (bytes.length > mostBytes) return 'tooLarge'
  // Lines that end in different ways are found in files that went through several programs.
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n')
  // Pictures and spreadsheets of other kinds have what no text has.
  if (text.includes('\0')) return 'wrongKind'
  const { data } = papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    preview: mostRows + 2,
  })
  const [header, ...rows] = data
  if (!header || header.length < 2) return 'wrongKind'
  if (rows.length === 0) return 'noRows'
  if (rows.length > mostRows) return 'tooManyRows'
  return { header, rows, uneven: rows.filter((row) => row.length !== header.length).length }
}
