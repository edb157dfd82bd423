import type { RequestFailure } from '@rinda/client/bookings/booking-replies'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import styles from './details.module.css'

type Props = {
  by: 'email' | 'sms'
  /** Address that the code was sent to. */
  address: string
  time: string
  failure: RequestFailure | null
  isBusy: boolean
  notice: ReactNode
  onCode: (code: string) => void
  onSendAgain: () => Promise<boolean>
  onStartOver: () => void
}

/** Asks for the code that was sent. After too many tries one begins again with the same time. */
export function EnterCode({ by, address, time, failure, isBusy, notice, ...acts }: Props) {
  const { t, language } = useLatePhrases('book')
  const [code, setCode] = useState('')
  const [isShort, setIsShort] = useState(false)
  const [isSentAgain, setIsSentAgain] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isUsedUp = failure?.code === 'rate_limited'
  const why = isShort
    ? t('codeExample')
    : failure?.field === 'code'
      ? (failure.info?.[language] ?? t('codeExample'))
      : null
  useEffect(() => {
    if (failure?.field === 'code') input.current?.focus()
  }, [failure])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isWrong = !/^\d{6}$/.test(code)
        setIsShort(isWrong)
        if (isWrong) input.current?.focus()
        else if (!isBusy) acts.onCode(code)
      }}
    >
      {notice}
      <p>{t(by === 'email' ? 'codeSentEmail' : 'codeSentSms', { address })}</p>
      <div className={styles.field} data-field="code" data-faulty={why !== null}>
        <label htmlFor="book-code">{t('code')}</label>
        {why && (
          <p id="why-code" role="alert" className={styles.why}>
            {why}
          </p>
        )}
        <div className={styles.inputs}>
          <input
            ref={input}
            id="book-code"
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            aria-invalid={why !== null}
            {...(why ? { 'aria-describedby': 'why-code' } : {})}
            onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
          />
        </div>
      </div>
      <p role="status">{isSentAgain && !isUsedUp && t('sentAgain')}</p>
      {isUsedUp ? (
        <div role="alert" className={styles.usedUp}>
          <p>{t('codesOver')}</p>
          <button type="button" data-kind="quiet" onClick={acts.onStartOver}>
            {t('startOver')}
          </button>
        </div>
      ) : (
        <button
          type="button"
          data-kind="quiet"
          aria-disabled={isBusy}
          onClick={() => {
            if (isBusy) return
            setIsShort(false)
            void acts.onSendAgain().then(setIsSentAgain)
          }}
        >
          {t('sendAgain')}
        </button>
      )}
      <div className={styles.bar}>
        <button type="submit" aria-disabled={isBusy}>
          {t('bookAt', { time })}
        </button>
      </div>
    </form>
  )
}
