const twoDigits = (count: number) => String(count).padStart(2, '0')

/** Writes seconds as `04:12`, from an hour on as `1:04:12`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const text = `${twoDigits(minutes)}:${twoDigits(rest)}`
  return hours > 0 ? `${hours}:${text}` : text
}
