import type { openLine } from './open-line.ts'

/** Fetches the code of the line on which a page books. */
export async function bringBookingLine(): Promise<typeof openLine> {
  return (await import('./open-line.ts')).openLine
}
