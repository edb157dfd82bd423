import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPieces, packPiece, unpackPiece } from './gzip-pieces.ts'

test('pieces in any order, and texts between them, are one file that any program unpacks', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((some) => some.repeat(500)),
  )
  const parts = fc.array(fc.tuple(text, fc.boolean()), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(parts, async (all) => {
      const packed = await Promise.all(all.map(([one, isPiece]) => (isPiece ? packPiece(one) : one)))
      // Checksum and length stand at the end of the file: unpacking fails where they are not those of the content.
      expect(gunzipSync(joinPieces(packed))).toEqual(Buffer.from(all.map(([one]) => one).join('')))
      for (const [index, piece] of packed.entries())
        if (typeof piece !== 'string')
          expect(await unpackPiece(piece)).toEqual(Buffer.from(all[index]?.[0] ?? ''))
    }),
    { numRuns: 25 },
  )
})
