import PDFDocument from 'pdfkit'
import { paperFonts } from './paper-fonts.ts'

/** Place of something on a page, in points from the top left corner. */
export type Place = { x: number; y: number; width: number }
type Style = { size: number; bold?: boolean; colour?: string; align?: 'left' | 'center'; spacing?: number }
type Said = Style & {
  as?: 'H1' | 'P'
  mostLines?: number
  /** Of a text that may not be cut: it is written smaller where one line is too short for it. */
  isWhole?: boolean
}

const ink = '#16213b'
export const quiet = '#4a5878'
/** The smallest letters, in points. */
const leastSize = 8
/** Width and height of A4. */
export const a4 = { width: 595.28, height: 841.89 }

/**
 * Opens a paper of one page, which says to screen readers what its texts and pictures are. It takes along of the fonts what stands on it.
 */
export async function openPaper({ title, language, now }: { title: string; language: string; now: Date }) {
  const { regular, bold } = await paperFonts()
  const document = new PDFDocument({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', tagged: true, displayTitle: true, lang: language },
    // None of those that every program has: they lack our letters.
    font: '',
    info: { Title: title, Creator: 'Rinda', Producer: 'Rinda', CreationDate: now },
  })
  document.registerFont('regular', regular)
  document.registerFont('bold', bold)
  const whole = document.struct('Document')
  document.addStructure(whole)
  const pieces: Buffer[] = []
  document.on('data', (piece: Buffer) => pieces.push(piece))
  const written = new Promise<Buffer>((done, fail) => {
    document.on('end', () => done(Buffer.concat(pieces)))
    document.on('error', fail)
  })

  function mark(kind: string, draw: () => void, more: { alt?: string } = {}) {
    const content = document.markStructureContent(kind)
    draw()
    document.endMarkedContent()
    whole.add(document.struct(kind, more, [content]))
  }

  return {
    /** Writes a text in as many lines as it takes, or may; gives where the next may begin. */
    say(text: string, { x, y, width }: Place, { as = 'P', mostLines = 3, isWhole, ...style }: Said): number {
      const { size, bold: isBold, colour = ink, align = 'left', spacing = 0 } = style
      document.font(isBold ? 'bold' : 'regular').fontSize(size)
      // The library leaves one space between letters more after each word, where it breaks lines.
      const more = spacing * text.split(' ').length
      const wide = () => document.widthOfString(text, { characterSpacing: spacing }) + more
      for (let less = size - 1; isWhole && less >= leastSize && wide() > width; less -= 1)
        document.fontSize(less)
      const most = document.currentLineHeight(true) * mostLines
      const how = { width, align, height: most + 0.1, ellipsis: true, characterSpacing: spacing } as const
      const height = Math.min(document.heightOfString(text, how), most)
      mark(as, () => document.fillColor(colour).text(text, x, y, how))
      return y + height
    },
    /** Draws a picture within a height; gives its width, 0 where it is none. */
    picture(content: Buffer, { x, y, width }: Place, height: number): number {
      try {
        // The types of the library do not know of it.
        const sizes = document as unknown as { openImage(from: Buffer): { width: number; height: number } }
        const image = sizes.openImage(content)
        const scale = Math.min(height / image.height, width / image.width)
        // Beside it stands whose it is.
        const size = { width: image.width * scale, height: image.height * scale }
        document.markContent('Artifact', { type: 'Layout' })
        document.image(content, x, y, size)
        document.endMarkedContent()
        return size.width
      } catch {
        return 0
      }
    },
    /** Draws squares, row by row, dark on light. */
    squares(rows: readonly (readonly boolean[])[], { x, y, width }: Place, alt: string) {
      const side = width / rows.length
      mark(
        'Figure',
        () => {
          for (const [down, row] of rows.entries())
            for (const [across, isDark] of row.entries())
              if (isDark) document.rect(x + across * side, y + down * side, side, side)
          document.fill('#000000')
        },
        { alt },
      )
    },
    /** Draws a rounded ground, or a line where it has no height. */
    ground({ x, y, width }: Place, height: number, colour: string) {
      document.markContent('Artifact', { type: 'Layout' })
      document.roundedRect(x, y, width, height, Math.min(10, height / 2)).fill(colour)
      document.endMarkedContent()
    },
    async close(): Promise<Buffer> {
      whole.end()
      document.end()
      return await written
    },
  }
}
