import { useLatePhrases } from '../../session/words/late-phrases.ts'
import type { Refused } from './act/use-kiosk-act.ts'
import { BackButton } from './back-button.tsx'
import { CodeForm } from './code-form.tsx'
import cards from './look/card.module.css'
import { Heading } from './look/heading.tsx'
import type { ReadBooking } from './scan/what-was-read.ts'

type Props = {
  refused: Refused | null
  isOnline: boolean
  onCheckIn: (booking: ReadBooking) => void
  onBack: () => void
}

/** Checks in by the code of a booking; a reader of codes is heard on every screen. */
export function CheckIn({ refused, isOnline, onCheckIn, onBack }: Props) {
  const { t } = useLatePhrases('kiosk')
  return (
    <>
      <BackButton onBack={onBack} />
      <Heading>{t('enterCode')}</Heading>
      <p className={cards.plain}>{t('enterCodeHint')}</p>
      <CodeForm
        label={t('code')}
        keys="letters"
        confirm={t('confirm')}
        refused={refused}
        isReady={isOnline}
        onCode={(code) => onCheckIn({ code })}
      >
        <Refusal refused={refused} isOnline={isOnline} />
      </CodeForm>
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
