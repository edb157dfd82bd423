/**
 * Tells whether the browser is asked to save data: then nothing is fetched before it is wanted. Not every
 * browser tells.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
