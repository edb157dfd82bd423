import { PGlite } from '@electric-sql/pglite'
import { type Dialect } from 'kysely'
/** What every embedded server is started with. Parsers for arrays follow from those of their items. */
export declare const embeddedSettings: {
  extensions: {
    btree_gist: {
      name: string
      setup: (
        _pg: import('@electric-sql/pglite').PGliteInterface,
        _emscriptenOpts: any,
      ) => Promise<{
        bundlePath: URL
      }>
    }
  }
  parsers: {
    [x: number]: (text: string) => unknown
  }
}
/**
 * PGlite starts with `-F`, which turns fsync off: a power cut could then take acknowledged rows, or all of them.
 * `fsync` is the one way of syncing that reaches the file system underneath (see durable-folder.ts).
 */
export declare const durableStartParameters: string[]
/** Kysely on the embedded server, behaving as it does on `pg`. */
export declare function embeddedDialect(pglite: PGlite): Dialect
