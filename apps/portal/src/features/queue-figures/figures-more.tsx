import type { LocalTime } from '@rinda/domain/time/calendar'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import type { ReactNode } from 'react'
import type { Days } from '../../queue/figure-period.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { FiguresShape } from './charts/chart-panel.tsx'
import { daysText } from './period-text.ts'
import styles from './queue-figures.module.css'

/** Part of the bar beside the period: with what it is compared, and how it is shown. */
export function FiguresMore(props: {
  compared: (Days & { until: LocalTime | undefined }) | undefined
  today: string
  shape: FiguresShape
  onShape: (shape: FiguresShape) => void
  children: ReactNode
}) {
  const { t, language } = useLatePhrases('queueFigures')
  const { compared } = props
  const days = compared && daysText(compared, language, props.today)
  return (
    <>
      {compared && days && (
        <p className={styles.against}>
          {compared.until ? t('againstUntil', { days, time: compared.until }) : t('against', { days })}
        </p>
      )}
      <SegmentedSwitch
        label={t('shape')}
        segments={[
          { value: 'charts', label: t('charts') },
          { value: 'table', label: t('table') },
        ]}
        value={props.shape}
        onChange={props.onShape}
      />
      {props.children}
    </>
  )
}
