/** A logo without a file: initials on the company's colour, as an image address. Both are letters and digits, and nothing of an image's own. */
export function monogram(initials: string, colour: string): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 48" role="img"><rect width="96" height="48" rx="8" fill="${colour}"/>` +
    `<text x="48" y="32" fill="#fff" font-family="Inter,sans-serif" font-size="22" font-weight="700" text-anchor="middle">${initials}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Reads the initials and the colour from such an address; null where the image is another one. */
export function monogramOf(logo: string): { initials: string; colour: string } | null {
  const [, text = ''] = /^data:image\/svg\+xml,(.*)$/s.exec(logo) ?? []
  try {
    const [, colour, initials] =
      /fill="(#[0-9a-f]{6})"\/>.*>([^<>&]*)<\/text><\/svg>$/.exec(decodeURIComponent(text)) ?? []
    return colour === undefined || initials === undefined ? null : { initials, colour }
  } catch {
    return null
  }
}

/** Gives what of a text can be initials: at most three letters or digits, in capitals. */
export function initialsIn(text: string): string {
  return [...text.toLocaleUpperCase('lv')]
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .slice(0, 3)
    .join('')
}
