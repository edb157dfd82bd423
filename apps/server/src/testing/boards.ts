import { type KeptFindings, keepFindings } from '../attention/kept-findings.ts'
import { type Boards, createBoards } from '../availability/boards/boards.ts'
import { createSettings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import { createCatchUp } from '../stream/catch-up.ts'
import { dropChanged } from '../stream/drop-changed.ts'
import { createLocalSignal } from '../stream/signal.ts'
import { openStreams } from '../stream/streams.ts'

/** Boards of a database without a server around them. What is given to `mostBytes` is what they may keep. */
export async function openBoards(
  db: Database,
  clock: () => Date,
  mostBytes?: number,
): Promise<{ boards: Boards; findings: KeptFindings; faults: unknown[]; close: () => Promise<void> }> {
  const faults: unknown[] = []
  const streams = await openStreams(db, createLocalSignal(), (error) => void faults.push(error))
  const settings = createSettings(db, clock, false)
  dropChanged(streams, { directory: { drop: () => {} }, settings })
  const catchUp = createCatchUp(db, streams, false)
  const bound = mostBytes === undefined ? {} : { mostBytes }
  return {
    boards: createBoards({ db, settings, streams, catchUp, freeElsewhere: nobodyElsewhere, ...bound }),
    findings: keepFindings({ db, settings, streams, catchUp }),
    faults,
    close: streams.close,
  }
}

/** No location keeps its bookings elsewhere. */
export const nobodyElsewhere = { slotsOf: () => Promise.resolve(null) }
