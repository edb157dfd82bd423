import { constants } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Length below which an answer fits into one packet anyway. */
const leastBytes = 1400
/** Length up to which it takes less time to compress an answer at once than to hand it to another thread. */
const mostBytesAtOnce = 16 * 1024

/**
 * Compresses the answers of every route that is registered afterwards, where the client takes it and the type is worth it. Quality is low on
 * purpose: what a screen begins with is a tenth smaller by Brotli's 2 than by its 1, in about the same time; its 3 takes more than twice as long,
 * and the highest gains little more for seconds. What is compressed already, such as the portal's files, stays as it is.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    // A body that unfolds to gigabytes is nothing that we take.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: leastBytes,
    syncThreshold: mostBytesAtOnce,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
    zlibOptions: { level: 2 },
  })
}
