import { createSettings } from '../../availability/settings.ts'
import { createWriter } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import { createCatchUp } from '../../stream/catch-up.ts'
import { dropChanged } from '../../stream/drop-changed.ts'
import { createLocalSignal } from '../../stream/signal.ts'
import { openStreams } from '../../stream/streams.ts'
import { type QueueContext, randomTicketIds } from '../context.ts'
import { createLineNews } from '../line/line-news.ts'
import { createLines } from '../line/lines.ts'
import { createWaits } from '../line/waits.ts'
import { noSystems } from './line-town.ts'

/** The lines as one process keeps them on a database, with what its verbs write by, and without a server around it. */
export async function openLines(db: Database, clock: () => Date, mostTickets?: number) {
  const faults: unknown[] = []
  const onFault = (error: unknown) => void faults.push(error)
  const streams = await openStreams(db, createLocalSignal(), onFault)
  const settings = createSettings(db, clock, false)
  const publish = dropChanged(streams, { directory: { drop: () => {} }, settings })
  const catchUp = createCatchUp(db, streams, false)
  const bound = mostTickets === undefined ? {} : { mostTickets }
  const lines = createLines({ db, streams, catchUp, onFault, ...bound })
  const waits = createWaits({ db, lines, settings, clock })
  const news = createLineNews({ streams, lines, waits, clock, onFault })
  const context: QueueContext = {
    db,
    settings,
    write: createWriter(db, publish).write,
    ids: randomTicketIds,
    systems: noSystems,
  }
  return {
    ...{ lines, waits, news, context, faults },
    async close() {
      await news.stop()
      await streams.close()
    },
  }
}
