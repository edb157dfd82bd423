/** Below this a search finds too much to be of use. */
const fewestCharacters = 3

/** Gives a text as it is compared: lower case, without marks, so that klavins finds Kļaviņš. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
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
