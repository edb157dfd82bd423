import type {
  MessageRulesAttributes,
  MessageRulesInput,
  MessageRulesResource,
} from '@rinda/contract/set-up/message-rules'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'

const path = '/api/portal/message_rules'

/** Reads the rules of the messages that visitors of the caller's company get. */
export function getMessageRules(http: Http): Promise<HttpResult<MessageRulesAttributes | undefined>> {
  return ask(http, { path })
}

/** Changes the rules that are named; null takes the company's own answer away. */
export function updateMessageRules(http: Http, rules: MessageRulesInput) {
  return ask(http, { method: 'PATCH', path, body: { message_rules: rules } })
}

async function ask(http: Http, call: HttpCall): Promise<HttpResult<MessageRulesAttributes | undefined>> {
  const result = await http<Document<MessageRulesResource>>(call)
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}
