import { extractTextItems, getDocumentProxy } from 'unpdf'

/** A line of text on a printed page. Measured in points from the top left corner. */
export type PrintedLine = { text: string; left: number; right: number; top: number; bottom: number }
export type PrintedPage = { width: number; height: number; lines: PrintedLine[] }

/** Reads the text of each page of a PDF, line by line. */
export async function printedPages(pdf: Buffer): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { items } = await extractTextItems(document)
  return Promise.all(
    items.map(async (onPage, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 })
      const lines = new Map<number, PrintedLine>()
      const words = onPage.filter(({ str }) => str.trim() !== '')
      for (const { str, x, y, width: length, height: size } of words.toSorted(
        (one, other) => one.x - other.x,
      )) {
        // Words of one line that differ in weight may differ by a hair.
        const baseline = [...lines.keys()].find((known) => Math.abs(known - y) < 1.5) ?? y
        const line = lines.get(baseline)
        const [top, bottom] = [height - y - size, height - y]
        if (!line) lines.set(baseline, { text: str, left: x, right: x + length, top, bottom })
        else {
          line.text += x - line.right > 1 ? ` ${str}` : str
          line.right = x + length
          line.top = Math.min(line.top, top)
        }
      }
      const read = [...lines.values()].map((line) => ({
        ...line,
        text: line.text.replace(/\s+/g, ' ').trim(),
      }))
      return { width, height, lines: read.toSorted((one, other) => one.top - other.top) }
    }),
  )
}
