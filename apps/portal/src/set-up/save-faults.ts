import type { HttpFailure } from '@rinda/client/http/create-http'
import type { Language } from '@rinda/phrases/resources'

/**
 * Reasons why a change was not made, by their place in what was sent, `company/profile/zone`; '' stands for
 * the whole.
 */
export type Faults = ReadonlyMap<string, string>

/**
 * Gives what a failed call says of each field, in the person's language; `unanswered` is the text where no
 * server answered. The server names a field as the wire does; `labelOf` gives its name where it is shown.
 */
export function faultsOf(
  failure: HttpFailure,
  language: Language,
  unanswered: string,
  labelOf: (attribute: string) => string = (attribute) => attribute,
): Faults {
  if (failure.kind !== 'refused' || failure.errors.length === 0) return new Map([['', unanswered]])
  return new Map(
    failure.errors.map((error) => {
      const place = (error.source?.pointer ?? '').slice(1)
      const text = error.meta?.info[language] ?? error.detail
      const attribute = place.split('/').at(-1) ?? ''
      return [place, attribute === '' ? text : text.replaceAll(attribute, labelOf(attribute))]
    }),
  )
}

/** The faults at a place and below it, each with the path below it, as one text; undefined: there are none. */
export function faultAt(faults: Faults, place: string): string | undefined {
  const found = [...faults]
    .filter(([at]) => at === place || at.startsWith(`${place}/`))
    .map(([at, text]) =>
      at === place ? text : `${at.slice(place.length + 1).replaceAll('/', '.')}: ${text}`,
    )
  return found.length > 0 ? found.join('\n') : undefined
}
