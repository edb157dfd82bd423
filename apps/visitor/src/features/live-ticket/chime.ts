/** Tones of the chime: Hz, and the second at which each begins. */
const tones = [
  [880, 0],
  [659.25, 0.35],
] as const
const toneSeconds = 0.8

let context: AudioContext | undefined

/** Plays two tones, where the browser lets the page be heard: after somebody has touched it. */
export async function chime(): Promise<void> {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') await context.resume()
    const now = context.currentTime
    for (const [frequency, begin] of tones) {
      const tone = context.createOscillator()
      const loudness = context.createGain()
      tone.frequency.value = frequency
      loudness.gain.setValueAtTime(0.4, now + begin)
      loudness.gain.exponentialRampToValueAtTime(0.001, now + begin + toneSeconds)
      tone.connect(loudness).connect(context.destination)
      tone.start(now + begin)
      tone.stop(now + begin + toneSeconds)
    }
  } catch {
    // A phone without sound shows the call all the same.
  }
}
