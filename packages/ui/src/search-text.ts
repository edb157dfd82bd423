/** Below this a search finds too much to be of use. */
const fewestCharacters = 3

/** Letters of Cyrillic, and below them those by which Latvian writes them, without marks. The server finds visitors by the same (`search_form` of its migrations). */
const cyrillic = [...'абвгґдеєжзиіклмнопрстуфхцчшыэюя']
const latin = [...'abvggdeezziiklmnoprstufhccsieua']
const latinLetters: ReadonlyMap<string, string> = new Map([
  ...cyrillic.map((letter, index) => [letter, latin[index] ?? letter] as const),
  ...([
    ['щ', 'sc'],
    ['ъ', ''],
    ['ь', ''],
  ] as const),
])

/** Gives a text as it is compared: lower case, without marks, in Latin letters, so that klavins finds Kļaviņš, and ludmila Людмила. */
export function plainText(text: string): string {
  const small = text.toLowerCase()
  const isCyrillic = /[а-ґ]/u.test(small)
  const bare = (isCyrillic ? small.normalize('NFC').replaceAll('й', 'j') : small)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  if (!isCyrillic) return bare
  return bare
    .replace(/(?<![бвгґджзйклмнпрстфхцчшщb-df-hj-np-tv-z])[юя]/gu, 'j$&')
    .replace(/[а-ґ]/gu, (letter) => latinLetters.get(letter) ?? letter)
}

/** Tells whether enough characters have been entered for a search. */
export function isSearched(sought: string): boolean {
  return sought.trim().length >= fewestCharacters
}

/**
 * Lists the rows in whose text every word of `sought` stands, in any order; all rows while too little is
 * entered for a search. What has no words, such as marks alone, is found nowhere.
 */
export function searched<Row>(rows: readonly Row[], sought: string, textOf: (row: Row) => string) {
  if (!isSearched(sought)) return rows
  const words = plainText(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return rows.filter((row) => {
    const text = plainText(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
