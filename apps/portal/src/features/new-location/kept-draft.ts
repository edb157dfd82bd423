import { type NewLocation, steps } from './draft.ts'

/** With another form of the draft comes another name: what an older portal kept is not read. */
const nameFor = (personId: string) => `rinda.new-location.2.${personId}`

/** Reads the location that this person began on this device and did not finish; null when there is none. */
export function readDraft(personId: string): NewLocation | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameFor(personId)) ?? 'null') as NewLocation | null
    if (!kept || !steps.includes(kept.step)) return null
    const { latitude, longitude } = kept.point as { latitude: number | null; longitude: number | null }
    const step = kept.step === 'services' && !kept.made ? 'systems' : kept.step
    return { ...kept, step, point: { latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN } }
  } catch {
    return null
  }
}

/** Keeps it; on a device without room for it, it is not kept. */
export function keepDraft(personId: string, draft: NewLocation): void {
  try {
    localStorage.setItem(nameFor(personId), JSON.stringify(draft))
  } catch {
    // A full or forbidden store is no reason to stop typing.
  }
}

export function forgetDraft(personId: string): void {
  localStorage.removeItem(nameFor(personId))
}
