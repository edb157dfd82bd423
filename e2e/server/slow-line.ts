import { connect, createServer, type Socket } from 'node:net'

/** A way to a server on which all that the server sends comes late, each piece by up to `mostMs` at random, in order. */
export async function openSlowLine(
  url: string,
  mostMs: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    let before = Promise.resolve()
    far.on('data', (piece) => {
      const late = new Promise((resolve) => setTimeout(resolve, Math.random() * mostMs))
      before = Promise.all([before, late]).then(() => void near.write(piece))
    })
    far.on('end', () => void before.then(() => near.end()))
  })
  await new Promise<void>((listening) => {
    line.listen(0, '127.0.0.1', listening)
  })
  const { port } = line.address() as { port: number }
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        line.close(() => closed())
        for (const one of open) one.destroy()
      }),
  }
}
