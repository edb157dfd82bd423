import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site of somebody else: another host name than the journeys' server, so that to a browser the two have nothing in common. */
export type OtherSite = { readonly origin: string; readonly close: () => Promise<void> }

/** Starts a site of which every page is a municipality's, with this HTML among its text. */
export async function startOtherSite(html: string, language = 'lv'): Promise<OtherSite> {
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Vecupes pagasts</title></head>
<body style="margin:0 auto;max-width:48rem;padding:16px;background:#f3ead7;color:#2b2113;font:18px serif">
<header><h1>Vecupes pagasts</h1></header><main><p>Ierodieties personīgi.</p><div style="min-height:clamp(830px, 9999px - 2000vw, 940px)">${html}</div><p id="below">Zvaniet 67 000 152.</p></main>
<script>window.told=[];for(const name of ['ready','booked','closed'])addEventListener('rinda:'+name,e=>told.push([name,e.detail]));
window.shifts=0;new PerformanceObserver(l=>{for(const one of l.getEntries())if(!one.hadRecentInput)shifts+=one.value}).observe({type:'layout-shift',buffered:true})</script>
</body></html>`
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
