import { IconBackspace } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import type { Refused } from './act/use-kiosk-act.ts'
import { BackButton } from './back-button.tsx'
import styles from './check-in.module.css'
import cards from './look/card.module.css'
import { Heading } from './look/heading.tsx'
import type { ReadBooking } from './scan/what-was-read.ts'

type Props = {
  refused: Refused | null
  isOnline: boolean
  onCheckIn: (booking: ReadBooking) => void
  onBack: () => void
}

const length = 6
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** Checks in by the six digits of a code, touched or typed; a reader of codes is heard on every screen. */
export function CheckIn({ refused, isOnline, onCheckIn, onBack }: Props) {
  const { t } = useLatePhrases('kiosk')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isWhole = code.length === length && isOnline

  // What was refused is not typed over digit by digit.
  useEffect(() => {
    if (!refused) return
    setCode('')
    field.current?.focus()
  }, [refused])

  const put = (text: string) => setCode(text.replace(/\D/g, '').slice(0, length))
  return (
    <>
      <BackButton onBack={onBack} />
      <Heading>{t('enterCode')}</Heading>
      <p className={cards.plain}>{t('enterCodeHint')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) onCheckIn({ code })
        }}
      >
        <input
          ref={field}
          className={styles.code}
          aria-label={t('code')}
          aria-describedby="check-in-refused"
          name="code"
          inputMode="none"
          autoComplete="off"
          value={code}
          onChange={(event) => put(event.target.value)}
        />
        <span className="rinda-only-heard" role="status">
          {code ? t('codeSoFar', { count: code.length }) : ''}
        </span>
        <div id="check-in-refused" role="alert">
          <Refusal refused={refused} isOnline={isOnline} />
        </div>
        <div className={styles.pad}>
          {digits.map((digit) => (
            <button key={digit} type="button" onClick={() => put(code + digit)}>
              {digit}
            </button>
          ))}
          <button type="button" aria-label={t('erase')} onClick={() => put(code.slice(0, -1))}>
            <IconBackspace aria-hidden="true" />
          </button>
        </div>
        <button type="submit" className={cards.action} aria-disabled={!isWhole}>
          {t('confirm')}
        </button>
      </form>
    </>
  )
}

function Refusal({ refused, isOnline }: Pick<Props, 'refused' | 'isOnline'>) {
  const { t, language } = useLatePhrases('kiosk')
  if (!isOnline) return <p className={cards.refusal}>{t('noLine')}</p>
  if (refused?.what !== 'check-in') return null
  const { failure } = refused
  const said = failure === 'other-code' ? t('scannedOther') : (failure.info?.[language] ?? t('notDone'))
  return <p className={cards.refusal}>{said}</p>
}
