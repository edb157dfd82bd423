import { useEffect, useRef } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import cards from './look/card.module.css'
import styles from './look/over.module.css'

/** Asks whether somebody is still there, and says when the screen goes back; any touch or key keeps it. */
export function StillThere({ secondsLeft }: { secondsLeft: number }) {
  const { t } = useLatePhrases('kiosk')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={`${styles.over} rinda-not-printed`} aria-labelledby="still-there">
      <h2 id="still-there">{t('stillThere')}</h2>
      <p role="timer">{t('backIn', { count: secondsLeft })}</p>
      <button type="button" className={cards.action}>
        {t('stay')}
      </button>
    </dialog>
  )
}
