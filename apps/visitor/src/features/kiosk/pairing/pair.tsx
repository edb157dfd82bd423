import type { HttpFailure } from '@rinda/client/http/create-http'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { BackButton } from '../back-button.tsx'
import { CodeForm } from '../code-form.tsx'
import cards from '../look/card.module.css'
import { Heading } from '../look/heading.tsx'
import type { Pairing } from './use-pairing.ts'

type Props = { pairing: Pairing; onPaired: () => void; onBack: () => void }

/** Pairs this device, by the code that staff were given in the set-up of the location. */
export function Pair({ pairing, onPaired, onBack }: Props) {
  const { t, language } = useLatePhrases('kiosk')
  const [failure, setFailure] = useState<HttpFailure | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function pair(code: string) {
    setBusy(true)
    const failed = await pairing.pair(code)
    setBusy(false)
    setFailure(failed)
    if (!failed) onPaired()
  }

  const said = failure?.kind === 'refused' ? failure.info?.[language] : undefined
  return (
    <>
      <BackButton onBack={onBack} />
      <Heading>{t('pairTitle')}</Heading>
      <p className={cards.plain}>{t('pairHint')}</p>
      <CodeForm
        label={t('pairCode')}
        keys="digits"
        confirm={t('pairConfirm')}
        refused={failure}
        isReady={!isBusy}
        onCode={(code) => void pair(code)}
      >
        {failure && <p className={cards.refusal}>{said ?? t('notDone')}</p>}
      </CodeForm>
    </>
  )
}
