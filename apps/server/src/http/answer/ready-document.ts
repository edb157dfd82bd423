import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type GzipPiece, joinPieces, unpackPiece } from '../../edge/gzip-pieces.ts'
import { mediaTypeFor } from './api-reply.ts'

/** A document whose `data` is a list of resources as text that is ready, and what else stands in it. */
export type ReadyDocument = { pieces: readonly GzipPiece[]; rest: object }

const takesGzip = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/

/** Sends it compressed as it is to who takes gzip; to others piece by piece, as they read. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { pieces, rest }: ReadyDocument,
): FastifyReply {
  const after = JSON.stringify(rest).slice(1)
  const end = after === '}' ? ']}' : `],${after}`
  reply.type(mediaTypeFor(request))
  if (!takesGzip.test(String(request.headers['accept-encoding'] ?? '')))
    return reply.send(Readable.from(textOf(pieces, end)))
  const parts = pieces.flatMap((piece, index) => (index === 0 ? [piece] : [',', piece]))
  reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  return reply.send(joinPieces([start, ...parts, end]))
}

const start = '{"data":['

async function* textOf(pieces: readonly GzipPiece[], end: string): AsyncGenerator<Buffer> {
  yield Buffer.from(start)
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) yield Buffer.from(',')
    yield await unpackPiece(piece)
  }
  yield Buffer.from(end)
}
