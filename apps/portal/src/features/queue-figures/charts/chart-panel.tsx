import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { IconPhotoDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { download } from '../../../session/download.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { chartPicture } from '../export/chart-picture.ts'
import styles from '../queue-figures.module.css'

/** Shape in which figures are shown: drawn, or as tables. */
export type FiguresShape = 'charts' | 'table'

/**
 * A chart with its legend, which can be kept as a picture, or a table of the same. Where the chart is shown, the table is what is read aloud.
 */
export function ChartPanel(props: {
  title: string
  shape: FiguresShape
  /** Sentence that says in words what the chart shows. */
  summary?: string
  legend: readonly { mark: 'bar' | 'whisker' | 'dash' | 'box' | 'dot'; text: string }[]
  chart: ReactNode
  columns: readonly string[]
  rows: ReactNode
  /** Name of the picture's file, without its ending. */
  fileName: string
}) {
  const { t } = useLatePhrases('queueFigures')
  const heading = useId()
  const drawn = useRef<HTMLDivElement>(null)
  const isDrawn = props.shape === 'charts'
  const keep = () => {
    const svg = drawn.current?.querySelector('svg.recharts-surface')
    if (svg instanceof SVGSVGElement)
      download(`${props.fileName}.svg`, 'image/svg+xml;charset=utf-8', chartPicture(svg, props.title))
  }
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.heading}>
        <h2 id={heading}>{props.title}</h2>
        {isDrawn && (
          <ul className={styles.legend} aria-hidden="true">
            {props.legend.map(({ mark, text }) => (
              <li key={mark} data-mark={mark}>
                {text}
              </li>
            ))}
          </ul>
        )}
        {isDrawn && (
          <IconButton
            isQuiet
            label={t('picture', { of: props.title })}
            icon={<IconPhotoDown size={18} stroke={2} />}
            onClick={keep}
          />
        )}
      </header>
      {isDrawn && (
        <div ref={drawn} className={styles.chart} aria-hidden="true">
          {props.chart}
        </div>
      )}
      {props.summary && <p className={styles.summary}>{props.summary}</p>}
      <div className={isDrawn ? 'rinda-only-heard' : undefined}>
        <DataTable label={props.title} columns={props.columns}>
          {props.rows}
        </DataTable>
      </div>
    </section>
  )
}
