import writeXlsxFile from 'write-excel-file/node'
import type { Cell, ReportSheets, Sheet } from './report-sheets.ts'

/** Widths of columns, in characters: of names, of the location, of figures. */
const [nameWidth, placeWidth, figureWidth] = [36, 26, 15]
const headStyle = {
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
  backgroundColor: '#E8EDF3',
} as const

/** Writes a report as a workbook: a sheet that says what it is, and one for each table. Texts are texts, whatever they begin with. */
export async function xlsxFile({ title, facts, sheets }: ReportSheets): Promise<Buffer> {
  const about = {
    sheet: sheetName(title),
    columns: [{ width: 40 }, { width: 40 }],
    data: [
      [{ ...text(title), fontWeight: 'bold', fontSize: 14 } as const],
      ...facts.map(([name, value]) => [{ ...text(name), wrap: true }, text(value)]),
    ],
  }
  return await writeXlsxFile([about, ...sheets.map(tableSheet)]).toBuffer()
}

function tableSheet({ name, head, rows }: Sheet) {
  const last = rows.length - 1
  return {
    sheet: sheetName(name),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: head.map((_, index) => ({ width: [nameWidth, placeWidth][index] ?? figureWidth })),
    data: [
      head.map((word) => ({ ...text(word), ...headStyle })),
      ...rows.map((cells, index) => cells.map((cell) => cellOf(cell, index === last))),
    ],
  }
}

function cellOf(cell: Cell, isTotal: boolean) {
  if (cell === null || cell === '') return null
  const style = isTotal ? ({ fontWeight: 'bold' } as const) : {}
  return typeof cell === 'number' ? { type: Number, value: cell, ...style } : { ...text(cell), ...style }
}

const text = (value: string) => ({ type: String, value })

/** Spreadsheets take 31 characters of a sheet's name, and none of these signs. */
function sheetName(name: string): string {
  return name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)
}
