import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Leads a browser that opens an address below the path of a socket to the portal, instead of showing it a program's error: `/queue/` to the
 * screen of the counter, anything else to the start, as every unknown path.
 */
export function leadPages(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  // A client of the socket always names its protocol.
  if (isPageAsked(request) && !searchParams.has('EIO')) {
    const location = pathname === '/queue/' ? `/queue${search}` : '/'
    response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
  } else next()
}

function isPageAsked({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.upgrade === undefined && headers.accept?.includes('text/html') === true
}
