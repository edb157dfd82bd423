import { type MessagePreview, sendMessageSample } from '@rinda/client/set-up/message-preview'
import { useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { http } from '../../session/queries.ts'
import { useToasts } from '../../session/toasts.ts'

/** Gives the way to send oneself what is looked at, and whether that is on its way. */
export function useSendSample() {
  const { t, language } = useLatePhrases('messageRules')
  const { t: locations } = useLatePhrases('locations')
  const toasts = useToasts()
  const [isSending, setSending] = useState(false)

  async function send({ kind, language: inLanguage, recipient }: MessagePreview): Promise<void> {
    if (kind === 'ticket_next' || kind === 'ticket_called' || kind === 'invitation') return
    setSending(true)
    const result = await sendMessageSample(http, { kind, language: inLanguage })
    setSending(false)
    if (result.ok) toasts.success(t('sampleSent', { email: recipient }))
    else {
      const { failure } = result
      const why = failure.kind === 'refused' ? failure.info?.[language] : undefined
      toasts.error(why ?? locations('loadFailedText'))
    }
  }
  return { send, isSending }
}
