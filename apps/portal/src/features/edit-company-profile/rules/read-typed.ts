/** A whole number that was typed; undefined where it is none. */
export function numberIn(text: string): number | undefined {
  return /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

/** Numbers that were typed with commas or spaces between them. What is no number stays as typed, to be refused by name. */
export function listIn(text: string): (number | string)[] {
  return partsOf(text).map((one) => numberIn(one) ?? one)
}

/** The origins of addresses as people copy them, `https://www.town.example/services`; what is no address stays as it is, to be refused. */
export function originsIn(text: string): string[] {
  return partsOf(text).map(originOf)
}

const partsOf = (text: string) => text.split(/,|\s+/).filter((one) => one !== '')

function originOf(text: string): string {
  const url = URL.parse(/^[\w-]+:\/\//.test(text) ? text : `https://${text}`)
  return url && /^https?:$/.test(url.protocol) ? url.origin : text
}
