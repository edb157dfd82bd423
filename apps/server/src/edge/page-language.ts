export const languages = ['lv', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

const fallback: Language = 'en'

/**
 * The language of a page, out of what was asked for in order of weight: a link, the portal's preference
 * (`ui_locales`), the browser's `Accept-Language`. English when none of ours is among them.
 */
export function pageLanguage(...inputs: readonly unknown[]): Language {
  for (const input of inputs) {
    if (typeof input !== 'string') continue
    const found = preferred(input.slice(0, 200)).find(isLanguage)
    if (found) return found
  }
  return fallback
}

/** Tells whether a text names one of our languages. */
export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language)
}

/** 'ru-RU,ru;q=0.9,en;q=0.8' or 'lv en' → ['ru', 'ru', 'en'], the dearest first. */
function preferred(input: string): string[] {
  return input
    .split(/[\s,]+/)
    .map((part) => {
      const [tag = '', ...rest] = part.split(';')
      const quality = Number(/^q=([\d.]+)$/.exec(rest.join(';'))?.[1] ?? 1)
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
}
