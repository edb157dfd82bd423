import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Size in bytes below which a file fits into one packet anyway. */
const leastBytes = 1024
const worthIt = /\.(js|css|html|svg|json)$/

/** Puts a .gz and a .br beside each built file, as small as they get, so that the server has nothing to compress. */
export function compressFiles(): Plugin {
  return {
    name: 'rinda-compress-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }) {
        if (dir === undefined) return
        for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
          const file = path.join(dir, name)
          const content = worthIt.test(name) ? readFileSync(file) : Buffer.alloc(0)
          if (content.length < leastBytes) continue
          writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
          writeFileSync(`${file}.br`, brotliCompressSync(content))
        }
      },
    },
  }
}
