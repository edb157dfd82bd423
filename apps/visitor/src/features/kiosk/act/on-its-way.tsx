import { useEffect, useRef } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import cards from '../look/card.module.css'
import styles from '../look/over.module.css'

type Props = {
  /** Words of what is on its way, of that it is not there yet, and of going without it. */
  coming: string
  hint: string
  giveUp: string
  isUnsure: boolean
  secondsLeft: number | null
  onGiveUp: () => void
}

/** Says that something is on its way and, once its answer stays away, that it is not there yet; one may go without it then. */
export function OnItsWayNotice({ coming, hint, giveUp, isUnsure, secondsLeft, onGiveUp }: Props) {
  const { t } = useLatePhrases('kiosk')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={`${styles.over} rinda-not-printed`}
      aria-labelledby="on-its-way"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="on-its-way" tabIndex={-1}>
        {isUnsure ? t('unsure') : coming}
      </h2>
      {isUnsure && (
        <>
          <p role="alert">{hint}</p>
          {secondsLeft !== null && <p role="timer">{t('backIn', { count: secondsLeft })}</p>}
          <button type="button" className={cards.action} onClick={onGiveUp}>
            {giveUp}
          </button>
        </>
      )}
    </dialog>
  )
}
