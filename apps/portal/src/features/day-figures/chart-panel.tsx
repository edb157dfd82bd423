import { Button } from '@rinda/ui/components/button'
import { DataTable } from '@rinda/ui/components/data-table'
import { SegmentedSwitch } from '@rinda/ui/components/segmented-switch'
import { IconPhotoDown } from '@tabler/icons-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { download } from '../../session/download.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { chartPicture } from './chart-picture.ts'
import styles from './day-figures.module.css'

/**
 * A chart with its legend, which can be kept as a picture, or a table of the same. Where the chart is shown, the table is what is read aloud.
 */
export function ChartPanel(props: {
  title: string
  /** Name of the switch between chart and table. */
  shownLabel: string
  /** Sentence that says in words what the chart shows. */
  summary?: string
  legend: readonly { mark: 'bar' | 'whisker' | 'dash' | 'box' | 'dot'; text: string }[]
  chart: ReactNode
  columns: readonly string[]
  rows: ReactNode
  /** Name of the picture's file, without its ending. */
  fileName: string
}) {
  const { t } = useLatePhrases('dayFigures')
  const [shown, setShown] = useState<'chart' | 'table'>('chart')
  const heading = useId()
  const drawn = useRef<HTMLDivElement>(null)
  const isDrawn = shown === 'chart'
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
          <Button icon={<IconPhotoDown size={18} stroke={2} aria-hidden="true" />} onClick={keep}>
            {t('picture')}
          </Button>
        )}
        <SegmentedSwitch
          label={props.shownLabel}
          segments={[
            { value: 'chart', label: t('chart') },
            { value: 'table', label: t('table') },
          ]}
          value={shown}
          onChange={setShown}
        />
      </header>
      {props.summary && <p className={styles.summary}>{props.summary}</p>}
      {isDrawn && (
        <div ref={drawn} className={styles.chart} aria-hidden="true">
          {props.chart}
        </div>
      )}
      <div className={isDrawn ? 'rinda-only-heard' : undefined}>
        <DataTable label={props.title} columns={props.columns}>
          {props.rows}
        </DataTable>
      </div>
    </section>
  )
}
