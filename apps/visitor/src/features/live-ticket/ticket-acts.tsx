import { useState } from 'react'
import { takeFocus } from '../../session/take-focus.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './live-ticket.module.css'
import type { ActState } from './use-ticket-acts.ts'

type Props = {
  state: ActState
  isReady: boolean
  mayStepBack: boolean
  onStepBack: () => void
  onGiveBack: () => void
}

/**
 * Acts of who waits: to let others go first, and to give the number back, which is asked about once. The focus is on the careful answer, and
 * back where it was asked from after that.
 */
export function TicketActs({ state, isReady, mayStepBack, onStepBack, onGiveBack }: Props) {
  const { t } = useLatePhrases('ticket')
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'kept'>('unasked')
  const isBusy = state?.outcome === 'waiting'
  const said = state?.outcome === 'refused' ? t('notDone') : steppedBack(state) ? t('moreTimeDone') : ''
  return (
    <>
      {question === 'asked' ? (
        <fieldset className={styles.acts}>
          <legend>{t('giveBackAsk')}</legend>
          <button type="button" ref={takeFocus} onClick={() => setQuestion('kept')}>
            {t('keep')}
          </button>
          <button type="button" data-is-grave disabled={!isReady || isBusy} onClick={onGiveBack}>
            {t('giveBackYes')}
          </button>
        </fieldset>
      ) : (
        <div className={styles.acts}>
          <button
            type="button"
            disabled={!isReady || isBusy || !mayStepBack}
            aria-describedby="more-time"
            onClick={onStepBack}
          >
            {t('moreTime')}
          </button>
          <button
            type="button"
            data-is-grave
            ref={question === 'kept' ? takeFocus : null}
            disabled={!isReady || isBusy}
            onClick={() => setQuestion('asked')}
          >
            {t('giveBack')}
          </button>
          <p id="more-time" className={styles.hint}>
            {t('moreTimeText')}
          </p>
        </div>
      )}
      <p role="status" className={styles.hint}>
        {said}
      </p>
    </>
  )
}

function steppedBack(state: ActState): boolean {
  return state?.act === 'step_back' && state.outcome === 'done'
}
