import { readFileSync } from 'node:fs'

const document = readFileSync(new URL('../../../../docs/ACCESS.md', import.meta.url), 'utf8')

/** A row of a table: what is asked, and how each column's caller is answered. */
type AccessRow = { asked: string; cells: [caller: string, outcome: string][] }

/** The table of docs/ACCESS.md whose first column is headed so. Fails when there is none. */
export function accessTable(heading: string): AccessRow[] {
  const lines = document.split('\n')
  const start = lines.findIndex((line) => cellsOf(line)[0] === heading)
  if (start < 0) throw new Error(`docs/ACCESS.md has no table headed “${heading}”`)
  const [, ...callers] = cellsOf(lines[start] ?? '')
  const rest = lines.slice(start + 2)
  const end = rest.findIndex((line) => !line.startsWith('|'))
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => {
    const [asked = '', ...outcomes] = cellsOf(line)
    return { asked, cells: callers.map((caller, index) => [caller, outcomes[index] ?? '']) }
  })
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('|')) return []
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''))
}
