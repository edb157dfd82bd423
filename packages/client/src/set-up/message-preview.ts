import type {
  MessagePreviewAttributes,
  MessagePreviewResource,
  MessageSampleInput,
} from '@rinda/contract/set-up/message-rules'
import type { PreviewedKind } from '@rinda/contract/set-up/previewed-kinds'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { withQuery } from '../http/reads.ts'

export { type PreviewedKind, previewedKinds } from '@rinda/contract/set-up/previewed-kinds'
export type MessagePreview = MessagePreviewAttributes

/** Reads a message of the caller's company as it is sent, about a visit that is made up. */
export async function getMessagePreview(
  http: Http,
  previewed: { kind: PreviewedKind; language: 'lv' | 'en' | 'ru' },
): Promise<HttpResult<MessagePreview | undefined>> {
  const path = withQuery('/api/portal/message_preview', previewed)
  const result = await http<Document<MessagePreviewResource>>({ path })
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}

/** Has such a mail sent to the caller's own address. */
export async function sendMessageSample(
  http: Http,
  message_sample: MessageSampleInput,
): Promise<HttpResult<unknown>> {
  return await http({ method: 'POST', path: '/api/portal/message_samples', body: { message_sample } })
}
