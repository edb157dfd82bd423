import type { Texts } from '@rinda/client/http/entity'
import type { VisitLocation } from '@rinda/client/queue/visit-location'

/** Location as it is kept for when there is no line: where it is, and what the server wrote about it. Neither its line nor a free time. */
export type KeptPlace = {
  readonly name: Texts
  readonly address: Texts
  readonly zone: string
  /** Opening times, contacts and aids, as they stood on the page, and how they look; empty where nothing was written. */
  readonly about: string
  /** Language of that. */
  readonly language: string
  readonly style: string
}

export function keptPlaceOf({ name, address, timezone: zone }: VisitLocation): KeptPlace {
  // Not what stands before it: there the first free times are.
  const written = document.getElementById('written')
  const about = written?.querySelector('aside')?.outerHTML ?? ''
  const style = document.getElementById('written-style')?.textContent ?? ''
  return { name, address, zone, about, language: written?.lang ?? '', style }
}
