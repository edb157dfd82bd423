import type { LocalDate } from '@rinda/domain/time/zone'
import { latePart } from '@rinda/live/late-part'
import { dayRange, shortRange } from '@rinda/phrases/time/day-text'
import { useIsAtMost } from '@rinda/ui/use-width'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { DaysFrame, WaitingPicker } from './days-frame.tsx'

type Days = { readonly from: LocalDate; readonly to: LocalDate }

const RangePicker = latePart(async () => (await import('./range-picker.tsx')).RangePicker, <WaitingPicker />)

/** A stretch of days out of the calendar, with a step back and a step on by as many. */
export function ChooseRange(
  props: Days & { today: LocalDate; previous: Days; next: Days; onChoose: (days: Days) => void },
) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { from, to, today, previous, next, onChoose } = props
  const isPhone = useIsAtMost(767)
  const text = (isPhone ? shortRange : dayRange)(from, to, language, today)
  return (
    <DaysFrame
      label={t('chooseDay')}
      text={text}
      back={{ label: t('previousPeriod'), onStep: () => onChoose(previous) }}
      on={{ label: t('nextPeriod'), onStep: next.from > today ? undefined : () => onChoose(next) }}
    >
      {(close) => (
        <RangePicker
          {...{ from, to, today }}
          onChoose={(days) => {
            close()
            onChoose(days)
          }}
        />
      )}
    </DaysFrame>
  )
}
