import type { ClipIndex } from './timeline.ts'

/** Recordings of a language, or the chime, ready to be played. */
export type Recordings = { readonly buffer: AudioBuffer; readonly index: ClipIndex }

/** Brings the recordings of each name once. What is not there stays away; what could not be fetched is tried again at the next call. */
export function createRecordings(context: BaseAudioContext) {
  const found = new Map<string, Promise<Recordings | null>>()
  return (name: string): Promise<Recordings | null> => {
    const known = found.get(name)
    if (known) return known
    const fetching = bring(context, name)
    found.set(name, fetching)
    fetching.catch(() => found.delete(name))
    return fetching.catch(() => null)
  }
}

async function bring(context: BaseAudioContext, name: string): Promise<Recordings | null> {
  const sound = await fetchSound(`${name}.webm`)
  const list = name === 'chime' ? null : await fetchSound(`${name}.json`)
  if (!sound || (name !== 'chime' && !list)) return null
  const buffer = await context.decodeAudioData(await sound.arrayBuffer())
  const index = list ? ((await list.json()) as ClipIndex) : { chime: { at: 0, seconds: buffer.duration } }
  return { buffer, index }
}

/** An answer that is no sound is the page for unknown paths: there is no such recording. */
async function fetchSound(file: string): Promise<Response | null> {
  const answer = await fetch(`/visit/sounds/${file}`)
  if (answer.status >= 500) throw new Error(`${file}: ${answer.status}`)
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  return answer.ok && !isPage ? answer : null
}
