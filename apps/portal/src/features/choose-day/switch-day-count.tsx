import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { usePhrases } from '../../session/phrases.ts'
import { dayCounts } from './day-counts.ts'

/**
 * Switches with one click how many days stand side by side: the extra control, where there is no switch to
 * the week.
 */
export function SwitchDayCount(props: { days: number; most: number; onChoose: (days: number) => void }) {
  const { t } = usePhrases('calendar')
  return (
    <SegmentedSwitch
      label={t('daysShown')}
      segments={dayCounts(props.most).map((count) => {
        const text = t('days', { count })
        return { value: String(count), label: count === props.days ? text : shortOf(text, count) }
      })}
      value={String(props.days)}
      onChange={(value) => props.onChoose(Number(value))}
    />
  )
}

/** The number is seen, the unit only heard: the choice that is made says it for all. */
function shortOf(text: string, count: number) {
  return (
    <>
      {count}
      <span className="rinda-only-heard">{text.slice(String(count).length)}</span>
    </>
  )
}
