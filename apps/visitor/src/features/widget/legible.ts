type Colour = readonly [red: number, green: number, blue: number]

/** Grounds that the widget stands on, by day and by night: `--rinda-paper` of the tokens. */
export const papers = { light: '#ffffff', dark: '#16213a' } as const

/** Contrast that a text needs to be read (WCAG 1.4.3). */
const enough = 4.5

/** Gives a colour of the form `#rrggbb` that can be read on a ground: the one that is wanted, made darker or lighter as far as it must be. */
export function legible(wanted: string, ground: string): string {
  const [colour, on] = [parts(wanted), parts(ground)]
  const away: Colour = luminance(on) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  for (let share = 0; share < 1; share += 0.02) {
    const tried = hex(mixed(colour, away, share))
    if (contrast(tried, ground) >= enough) return tried
  }
  return hex(away)
}

/** Gives a ground that has a share of a colour in it. */
export function tinted(ground: string, colour: string, share: number): string {
  return hex(mixed(parts(ground), parts(colour), share))
}

/** Gives the contrast of two colours as WCAG 2 reckons it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(parts(one)), luminance(parts(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function mixed([r, g, b]: Colour, [toR, toG, toB]: Colour, share: number): Colour {
  const mix = (from: number, to: number) => Math.round(from + (to - from) * share)
  return [mix(r, toR), mix(g, toG), mix(b, toB)]
}

function parts(text: string): Colour {
  const at = (place: number) => Number.parseInt(text.slice(place, place + 2), 16)
  return [at(1), at(3), at(5)]
}

function hex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
