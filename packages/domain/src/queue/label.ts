/** Letters that lines of a location are told apart by; none that is read as a digit. */
const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']

/** Gives the first letter that no other line of the location has; with more lines than letters two of them together. */
export function freeLetter(taken: ReadonlySet<string>): string {
  const all = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))]
  const free = all.find((letter) => !taken.has(letter))
  if (free === undefined) throw new Error('a location has more lines than there are letters')
  return free
}

/** Writes a ticket's name as it is shown and spoken: `A 048`. */
export function ticketLabel(letter: string, number: number): string {
  return `${letter} ${String(number).padStart(3, '0')}`
}
