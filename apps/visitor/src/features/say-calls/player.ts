import type { SaidCall } from '../../queue/fresh-call.ts'
import { clipsOfCall } from './clips-of-call.ts'
import { createRecordings } from './recordings.ts'
import { lengthOf, timelineOf } from './timeline.ts'

/** Says calls with the sound of this page. */
export type Player = {
  /** Says a call, and ends when it was said; at once where the browser allows no sound. */
  say(call: SaidCall): Promise<void>
  /** Asks the browser for sound: it may want a click or a key for it. */
  turnOn(): Promise<void>
  close(): void
}

/** Name of the event of the page that tells what is being played: its parts, with the call. */
const saidEvent = 'rinda:said'
/** Samples a second: those of the recordings. Half as many as usual take half of the memory. */
const sampleRate = 24_000
/** Time in ms that a browser is given to allow sound. */
const allowMs = 500
/** Time in ms after which something that was to have ended is taken as ended. */
const graceMs = 2_000

/** Makes the player of a page. `onAllowed` is told whether the browser lets it sound, each time that this changes. */
export function createPlayer(languages: readonly string[], onAllowed: (isAllowed: boolean) => void): Player {
  const context = new AudioContext({ sampleRate })
  const recordings = createRecordings(context)
  /** Tells that the browser was asked and allowed nothing: until it does, no call waits for it. */
  let isBlocked = false
  const tell = () => {
    isBlocked = context.state !== 'running'
    onAllowed(!isBlocked)
  }
  context.addEventListener('statechange', () => {
    if (context.state === 'running') tell()
  })

  async function turnOn(): Promise<void> {
    if (context.state === 'running') return tell()
    // Without a click or a key this stays open for as long as there is none.
    await Promise.race([context.resume(), wait(allowMs)]).catch(() => {})
    tell()
  }

  return {
    turnOn,
    async say(call) {
      if (isBlocked) return void turnOn()
      await turnOn()
      if (context.state !== 'running') return
      const chime = await recordings('chime')
      const found = await Promise.all(
        languages.map(async (language) => ({ language, found: await recordings(language) })),
      )
      const spoken = found.flatMap(({ language, found }) =>
        found ? [{ language, index: found.index, buffer: found.buffer }] : [],
      )
      const parts = timelineOf(clipsOfCall(call), spoken, chime?.index.chime ?? null)
      const buffers = new Map(spoken.map(({ language, buffer }) => [language, buffer]))
      if (chime) buffers.set('chime', chime.buffer)
      const last = play(context, buffers, parts)
      window.dispatchEvent(new CustomEvent(saidEvent, { detail: { ...call, parts } }))
      // A sound card that is pulled out must not keep all later calls waiting.
      await Promise.race([last, wait(lengthOf(parts) * 1_000 + graceMs)])
    },
    close() {
      void context.close()
    },
  }
}

async function play(
  context: AudioContext,
  buffers: ReadonlyMap<string, AudioBuffer>,
  parts: ReturnType<typeof timelineOf>,
): Promise<void> {
  const beginsAt = context.currentTime + 0.05
  const ends = parts.map(({ file, clip, startsAt }) => {
    const source = new AudioBufferSourceNode(context, { buffer: buffers.get(file) ?? null })
    source.connect(context.destination)
    source.start(beginsAt + startsAt, clip.at, clip.seconds)
    return new Promise<void>((resolve) => {
      source.onended = () => {
        source.disconnect()
        resolve()
      }
    })
  })
  await Promise.all(ends)
}

async function wait(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms))
}
