/** Shapes of what belongs to somebody or opens a door, and the word that stands in its place. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/gu, '[e-mail]'],
  [/\bbearer\s+[^\s"',;&]+/giu, '[secret]'],
  [/\b\w*(?:token|secret|key|password|code)["']?\s*[:=]\s*["']?[^\s"',;&]+/giu, '[secret]'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/gu, '[address]'],
  [/(?:[0-9a-f]{0,4}:){3,}[0-9a-f]{0,4}/giu, '[address]'],
  [/[\w-]{20,}/gu, '[token]'],
  [/\+?\d(?:[\s().-]*\d){5,}/gu, '[number]'],
]

/** Writes a text without what looks like an e-mail address, a phone number, a token, or the address of a device. */
export function redact(text: string): string {
  return personal.reduce((left, [shape, word]) => left.replace(shape, word), text)
}

/** Keys under which a program may say something that is nobody's; whatever else it sends is not kept. */
const harmless = new Set([
  ...['screen', 'page', 'component', 'action', 'event', 'type', 'status', 'state', 'reason', 'count'],
  ...['attempt', 'attempts', 'duration', 'ms', 'line', 'column', 'build', 'online', 'language', 'platform'],
  ...['browser', 'orientation', 'width', 'height', 'memory', 'printer', 'paper', 'location_id', 'service_id'],
])
const longestValue = 200

/** Keeps of a context what is a word or a number under a name that cannot hold anything of a person. */
export function redactContext(
  context: Readonly<Record<string, unknown>>,
): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {}
  for (const [key, value] of Object.entries(context)) {
    if (!harmless.has(key)) continue
    if (typeof value === 'string') kept[key] = redact(value.slice(0, longestValue))
    else if (typeof value === 'boolean') kept[key] = value
    else if (typeof value === 'number' && Math.abs(value) < 1_000_000) kept[key] = value
  }
  return kept
}
