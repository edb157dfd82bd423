const narrow = new Set([..." .,:;'’!|iljtfrI1-„”"])
const wide = new Set([...'mwMWОФШЩЮЖЫМфшщюжымĢQGОOНДЛ…&@'])
const isCapital = (letter: string) => letter !== letter.toLowerCase()

/**
 * Estimates the width of a text of 12 px in px, rather too large than too small: whether a name fits is decided before anything is drawn,
 * and the same on every machine.
 */
export function textWidth(text: string): number {
  let px = 0
  for (const letter of text) {
    if (narrow.has(letter)) px += 4.4
    else if (wide.has(letter)) px += 10.4
    else px += isCapital(letter) ? 8.6 : 7
  }
  return Math.ceil(px)
}
