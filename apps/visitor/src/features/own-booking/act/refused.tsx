import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import buttons from '../buttons.module.css'
import type { ActState } from './use-own-acts.ts'

/** Says that an act was not done, in the server's words where it has some. */
export function Refused({ state, of }: { state: ActState; of: string }) {
  const { t, language } = useLatePhrases('ownBooking')
  const isRefused = state?.act === of && state.outcome === 'refused'
  return (
    <p role="alert" className={buttons.fault}>
      {isRefused && (state.info?.[language] ?? t('notDone'))}
    </p>
  )
}
