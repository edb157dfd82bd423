import { IconBackspace } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './code-form.module.css'
import cards from './look/card.module.css'

type Props = {
  label: string
  keys: keyof typeof signs
  confirm: string
  /** Refusal of the code before: another one empties the field. */
  refused: unknown
  isReady: boolean
  onCode: (code: string) => void
  /** Words about the code before. */
  children: ReactNode
}

const length = 6
const signs = { digits: '1234567890', letters: '23456789ABCDEFGHJKMNPQRSTUVWXYZ' } as const

/** A form for six digits, or for the six signs of a booking's code, touched or typed. */
export function CodeForm({ label, keys, confirm, refused, isReady, onCode, children }: Props) {
  const { t } = useLatePhrases('kiosk')
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isWhole = code.length === length && isReady

  // What was refused is not typed over digit by digit.
  useEffect(() => {
    if (!refused) return
    setCode('')
    field.current?.focus()
  }, [refused])

  const known = new Set<string>(signs[keys])
  const put = (text: string) =>
    setCode(
      [...text.toUpperCase()]
        .filter((sign) => known.has(sign))
        .slice(0, length)
        .join(''),
    )
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) onCode(code)
      }}
    >
      <input
        ref={field}
        className={styles.code}
        aria-label={label}
        aria-describedby="code-refused"
        name="code"
        inputMode="none"
        autoComplete="off"
        value={code}
        onChange={(event) => put(event.target.value)}
      />
      <span className="rinda-only-heard" role="status">
        {code ? t('codeSoFar', { count: code.length }) : ''}
      </span>
      <div id="code-refused" role="alert">
        {children}
      </div>
      <div className={styles.pad} data-keys={keys}>
        {[...known].map((sign) => (
          <button key={sign} type="button" onClick={() => put(code + sign)}>
            {sign}
          </button>
        ))}
        <button type="button" aria-label={t('erase')} onClick={() => put(code.slice(0, -1))}>
          <IconBackspace aria-hidden="true" />
        </button>
        <button type="submit" className={cards.action} aria-disabled={!isWhole}>
          {confirm}
        </button>
      </div>
    </form>
  )
}
