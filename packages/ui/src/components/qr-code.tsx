import { useEffect, useState } from 'react'
import styles from './qr-code.module.css'

type Props = {
  text: string
  label: string
  /** Called once it is drawn, or cannot be. */
  onThere?: () => void
}

/** A QR code, black on white whatever the colours around it. What draws it comes with the first one. */
export function QrCode({ text, label, onThere }: Props) {
  const [squares, setSquares] = useState<boolean[][] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    void import('uqr').then(
      ({ encode }) => {
        if (!isGone) setSquares(encode(text, { ecc: 'M', border: 2 }).data)
      },
      // Without its picture the number still stands there.
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [text])
  useEffect(() => {
    if (squares || hasFailed) onThere?.()
  }, [squares, hasFailed, onThere])
  const size = squares?.length ?? 1
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      {squares && <path d={pathOf(squares)} fill="#000000" shapeRendering="crispEdges" />}
    </svg>
  )
}

/** Draws the dark squares of each row as stripes. */
function pathOf(rows: boolean[][]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}
