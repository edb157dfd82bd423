import { useEffect, useRef } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import cards from '../look/card.module.css'
import styles from '../look/over.module.css'
import type { OnItsWay } from './use-kiosk-act.ts'

type Props = { act: OnItsWay; secondsLeft: number | null; onGiveUp: () => void }

/** Says that something is on its way and, once its answer stays away, that there is no number yet; one may go without it then. */
export function OnItsWayNotice({ act, secondsLeft, onGiveUp }: Props) {
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
        {t(act.isUnsure ? 'unsure' : act.what === 'number' ? 'numberComing' : 'checkInComing')}
      </h2>
      {act.isUnsure && (
        <>
          <p role="alert">{t('unsureHint')}</p>
          {secondsLeft !== null && <p role="timer">{t('backIn', { count: secondsLeft })}</p>}
          <button type="button" className={cards.action} onClick={onGiveUp}>
            {t('giveUp')}
          </button>
        </>
      )}
    </dialog>
  )
}
