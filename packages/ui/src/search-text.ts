/** Below this a search finds too much to be of use. */
const fewestCharacters = 3

/** A text as it is compared: lower case, without marks, so that klavins finds Kļaviņš. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether so much has been entered that it is searched for. */
export function isSearched(sought: string): boolean {
  return sought.trim().length >= fewestCharacters
}

/** Those in whose text every word stands, in whatever order; all of them while it is no search yet. */
export function searched<Row>(rows: readonly Row[], sought: string, textOf: (row: Row) => string) {
  if (!isSearched(sought)) return rows
  const words = plain(sought).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    const text = plain(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
