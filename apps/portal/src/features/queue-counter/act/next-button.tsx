import { IconPlayerPlay, IconSpeakerphone } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from './next-button.module.css'

/** The one act that is done all day: calls the next one, who is at the counter is finished first; after a break, goes on. */
export function NextButton(props: {
  next: string | null
  hasTicket: boolean
  /** Name of the service that the visit goes on with here; null where it ends. */
  goesOn: string | null
  isPaused: boolean
  /** Words of the way back to a counter that is not one's own any more; null where it is. */
  back: string | null
  isCalling: boolean
  isResting: boolean
  onPress: () => void
  ref: Ref<HTMLButtonElement>
}) {
  const { t } = useLatePhrases('counter')
  const { next, hasTicket, isPaused, isCalling, back } = props
  const text = () => {
    if (isCalling) return t('callingNext')
    if (back !== null) return back
    if (isPaused) return t('unpause')
    if (props.goesOn !== null) return t('finishAndGoOn', { service: props.goesOn })
    if (next === null) return t(hasTicket ? 'finishAndCall' : 'callNext')
    return hasTicket ? t('finishAndCallOf', { label: next }) : t('callNextOf', { label: next })
  }
  const Icon = isPaused || back !== null ? IconPlayerPlay : IconSpeakerphone
  return (
    <button
      ref={props.ref}
      type="button"
      className={styles.next}
      aria-disabled={props.isResting || undefined}
      aria-keyshortcuts="Space"
      onClick={props.onPress}
    >
      <Icon size={22} stroke={1.8} aria-hidden="true" />
      <span>{text()}</span>
      <kbd className={styles.key}>Space</kbd>
    </button>
  )
}
