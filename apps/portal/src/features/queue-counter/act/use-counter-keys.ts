import { useKeys } from '../../../session/keys.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { CounterActs } from './use-counter-acts.ts'

/** The keys of the counter; `?` lists them. */
export function useCounterKeys(
  acts: CounterActs,
  also: {
    /** A form is open: letters are not for the counter. */
    isResting: boolean
    onNext: () => void
    onTransfer: () => void
    onServices: () => void
    onServe: () => void
    /** Undefined where nothing is booked. */
    onCheckIn: (() => void) | undefined
    onPause: () => void
  },
): void {
  const { t } = useLatePhrases('counter')
  const { onNext, onTransfer, onServices, onServe, onCheckIn, onPause } = also
  const all = [
    { key: ' ', label: t('keys_next'), run: onNext },
    { key: 'f', label: t('finish'), run: acts.finish },
    { key: 'r', label: t('recall'), run: acts.recall },
    { key: 'x', label: t('no_show'), run: acts.noShow },
    { key: 't', label: t('transfer'), run: onTransfer },
    { key: 'a', label: t('add_services'), run: onServices },
    { key: 'h', label: t('hold'), run: acts.hold },
    { key: 'b', label: t('return_to_line'), run: acts.returnToLine },
    { key: 'q', label: t('serveTitle'), run: onServe },
    ...(onCheckIn ? [{ key: 'c', label: t('checkInTitle'), run: onCheckIn }] : []),
    { key: 'p', label: t('pause'), run: onPause },
  ]
  useKeys(also.isResting ? [] : all)
}
