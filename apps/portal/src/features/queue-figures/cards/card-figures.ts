import type { ShareFigures } from '@rinda/client/queue/figures'
import type { Language } from '@rinda/phrases/resources'
import {
  type Change,
  countChange,
  countText,
  keptChange,
  keptShare,
  keptText,
  minutesChange,
  minutesText,
  noShowChange,
  noShowShare,
  noShowText,
} from '../figure-text.ts'

/** A figure that has a card: how it is said, how it changed, and what its line goes by. */
type CardFigure = {
  readonly name: 'wait' | 'waitHigh' | 'served' | 'noShows' | 'kept'
  /** Name of the phrase by which it goes. */
  readonly label: 'waited' | 'waitedHigh' | 'served' | 'noShows' | 'keptShare'
  readonly isMinutes: boolean
  readonly text: (figures: ShareFigures, language: Language) => string
  readonly change: (now: ShareFigures, before: ShareFigures, language: Language) => Change | undefined
  readonly value: (figures: ShareFigures) => number | null
}

const time = (field: 'wait_median' | 'wait_high') => ({
  isMinutes: true,
  text: (figures: ShareFigures, language: Language) => minutesText(figures[field], language),
  change: (now: ShareFigures, before: ShareFigures, language: Language) =>
    minutesChange(now[field], before[field], language),
  value: (figures: ShareFigures) => figures[field],
})

/** The figures that have cards, in their order. */
export const cardFigures: readonly CardFigure[] = [
  { name: 'wait', label: 'waited', ...time('wait_median') },
  { name: 'waitHigh', label: 'waitedHigh', ...time('wait_high') },
  {
    ...{ name: 'served', label: 'served', isMinutes: false },
    text: ({ served }, language) => countText(served, language),
    change: (now, before, language) => countChange(now.served, before.served, language),
    value: ({ served }) => served,
  },
  {
    ...{ name: 'noShows', label: 'noShows', isMinutes: false },
    ...{ text: noShowText, change: noShowChange, value: noShowShare },
  },
  {
    ...{ name: 'kept', label: 'keptShare', isMinutes: false },
    ...{ text: keptText, change: keptChange, value: keptShare },
  },
]
