import { type UrlFault, urlFault } from '../remote-systems/public-url.ts'

/** Gives the reason why nothing may be sent to a URL, or null: https alone, unless the operator lets such URLs lead to private addresses. */
export function webhookUrlFault(
  text: string,
  rules: { mayBePrivate: boolean },
): UrlFault | 'url_not_https' | null {
  const fault = urlFault(text, rules)
  if (fault) return fault
  return !rules.mayBePrivate && new URL(text).protocol !== 'https:' ? 'url_not_https' : null
}
