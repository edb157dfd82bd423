import { askedByHost } from '../../session/pages/widget-page.ts'

/** Message to the page around the widget. Nothing in it names a person, or opens their booking. */
type Told =
  | { type: 'ready'; title: string }
  | { type: 'height'; height: number }
  | { type: 'step' }
  | { type: 'booked'; qtid: string; companyId: number; locationId: number; serviceId: number }
  | { type: 'closed' }

/** Look and language that the page around may ask for later. */
export type AskedLook = Readonly<Partial<Record<'theme' | 'accent' | 'radius' | 'language', string>>>

/** Origin of the page around; null where there is none, or it did not say it. */
const host = originIn(askedByHost().host)

/** Tells the page around something, if it is of the origin that it said; a page of any other one hears nothing. */
export function tellHost(message: Told): void {
  if (host !== null && parent !== window) parent.postMessage({ source: 'rinda', ...message }, host)
}

/** Calls back with what the page around asks for, and nobody else. Returns the way to stop. */
export function onAskedLook(apply: (look: AskedLook) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== host || !isAskedLook(data)) return
    apply(data.look)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

function isAskedLook(data: unknown): data is { look: AskedLook } {
  const { source, type, look } = (data ?? {}) as Record<string, unknown>
  return source === 'rinda-host' && type === 'look' && typeof look === 'object' && look !== null
}

function originIn(text: string | undefined): string | null {
  return text !== undefined && /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : null
}
