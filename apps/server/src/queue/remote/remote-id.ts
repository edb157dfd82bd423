/** An id as another system reads it: a number where it is one. */
export function remoteId(id: string): number | string {
  const number = Number(id)
  return Number.isSafeInteger(number) && String(number) === id ? number : id
}
