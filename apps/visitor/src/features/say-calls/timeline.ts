/** Place of a recording in the file of its language, in seconds. */
export type Clip = { readonly at: number; readonly seconds: number }
/** The recordings of a language by their names. */
export type ClipIndex = Readonly<Record<string, Clip>>
/** Part of what is played, in seconds: from where in which file, and when after the beginning. */
export type Part = { readonly file: string; readonly clip: Clip; readonly startsAt: number }

const betweenClips = 0.02
const beforeCounter = 0.3
const betweenLanguages = 0.6

type Spoken = { readonly language: string; readonly index: ClipIndex }

/**
 * Puts a call together: the chime, then its words in each language. A language that has no recording of one of them is left out whole, so that nobody
 * hears half a number.
 */
export function timelineOf(
  clips: readonly string[] | null,
  languages: readonly Spoken[],
  chime: Clip | null,
): Part[] {
  const parts: Part[] = []
  let startsAt = 0
  const add = (file: string, clip: Clip) => {
    parts.push({ file, clip, startsAt })
    startsAt += clip.seconds
  }
  if (chime) add('chime', chime)
  for (const { language, index } of languages) {
    const found = (clips ?? []).map((name) => ({ name, clip: index[name] }))
    if (!found.every(hasClip)) continue
    for (const [place, { name, clip }] of found.entries()) {
      startsAt += place === 0 ? betweenLanguages : name === 'counter' ? beforeCounter : betweenClips
      add(language, clip)
    }
  }
  return parts
}

function hasClip(one: { name: string; clip: Clip | undefined }): one is { name: string; clip: Clip } {
  return one.clip !== undefined
}

/** Length of all that is played, in seconds. */
export function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((most, { startsAt, clip }) => Math.max(most, startsAt + clip.seconds), 0)
}
