import { setFlagsFromString } from 'node:v8'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'

type Options = Pick<PGliteOptions, 'fs' | 'loadDataDir'> & { isDurable: boolean }

/** Starts an embedded PostgreSQL: with the files of a folder, or with those of a dump, else with a new database in memory. */
export async function startEmbeddedServer({ isDurable, ...files }: Options): Promise<PGlite> {
  compileOnce()
  return await PGlite.create({
    ...files,
    extensions: { btree_gist },
    startParams: [...(isDurable ? durableParameters : PGlite.defaultStartParams), ...smallParameters],
    initDbStartParams: smallParameters,
  })
}

/**
 * PGlite starts with `-F`, which turns fsync off: a power cut could then take acknowledged rows, or all of them.
 * `fsync` is the one way of syncing that reaches the file system underneath (see durable-folder.ts).
 */
const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'TimeZone=UTC'],
  // The log that is kept for reuse, in segments of 16 MB.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
]

/** All of this memory is written to at the start. What does not fit lies in the system's, one copy away. */
const smallParameters = ['-c', 'shared_buffers=16MB', '-c', 'max_connections=10']

/**
 * Leaves the server as the quick compiler made it. The other one takes 600 MB and half a second of the processor for a single function,
 * the interpreter of expressions, in every process anew; statements are then a quarter to a half quicker.
 */
function compileOnce(): void {
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
}
