import type {
  CompanyLineRules,
  CompanyLineRulesAttributes,
  CompanyLineRulesResource,
} from '@rinda/contract/set-up/company-line-rules'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'

const path = '/api/portal/line_rules'

/** Reads the rules of the line of the caller's company, by their names on the wire. */
export function getLineRules(http: Http): Promise<HttpResult<CompanyLineRulesAttributes | undefined>> {
  return ask(http, { path })
}

/** Changes the rules that are named; null takes the company's own answer away. */
export function updateLineRules(http: Http, rules: CompanyLineRules) {
  return ask(http, { method: 'PATCH', path, body: { line_rules: rules } })
}

async function ask(http: Http, call: HttpCall): Promise<HttpResult<CompanyLineRulesAttributes | undefined>> {
  const result = await http<Document<CompanyLineRulesResource>>(call)
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}
