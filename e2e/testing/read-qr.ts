import { expect, type Locator } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'

/** Width and height in pixels of the picture that is read. */
const size = 300

/** Reads a QR code as a phone does that is held before it: from the picture of what is seen there. */
export async function readQr(code: Locator): Promise<string> {
  await expect(code.locator('path')).toBeAttached()
  const picture = [...(await code.screenshot())]
  const data = await code.evaluate(
    async (_, [bytes, size]) => {
      const seen = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(size, size).getContext('2d')
      canvas?.drawImage(seen, 0, 0, size, size)
      return [...(canvas?.getImageData(0, 0, size, size).data ?? [])]
    },
    [picture, size] as const,
  )
  return decodeQR({ width: size, height: size, data: Uint8ClampedArray.from(data) })
}
