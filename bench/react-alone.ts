import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

/** Serves a page with one element and nothing but React behind it, compressed as the portal's files are. */
export async function serveReactAlone(): Promise<{ url: string; close: () => void }> {
  const entry = 'react-alone'
  const source = `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(createElement('p', null, 'React'))`
  const module = {
    name: entry,
    resolveId: (id: string) => (id === entry ? path.join(import.meta.dirname, `${entry}.js`) : null),
    load: (id: string) => (id.endsWith(`${entry}.js`) ? source : null),
  }
  const input = { build: { write: false, rolldownOptions: { input: entry } } } as const
  const [made] = [await build({ configFile: false, logLevel: 'silent', plugins: [module], ...input })].flat()
  if (!made || !('output' in made)) throw new Error('Vite watched instead of building.')
  const script = brotliCompressSync(made.output[0].code)
  const page = brotliCompressSync(
    '<!doctype html><div id="root"></div><script type="module" src="/react.js"></script>',
  )
  const server = createServer((request, response) => {
    const isScript = request.url === '/react.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('content-encoding', 'br')
    response.end(isScript ? script : page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
