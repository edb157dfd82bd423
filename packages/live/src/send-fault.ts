type About = { app: 'portal' | 'visitor'; version: string | null; kind: 'error' | 'rejection' | 'render' }

/** Number of faults of one page that are told: what comes after them says nothing new. */
const mostTold = 5
const told = new Set<string>()

/** Sends a fault of this page to the server's log, each once. What was not answered is no fault of the page; addresses go without their query and fragment. */
export function sendFault(about: About, error: unknown): void {
  if (!(error instanceof Error) || 'failure' in error || error.name === 'AbortError') return
  const { name, message, stack = '' } = error
  const mark = `${name} ${message} ${stack.split('\n')[1] ?? ''}`
  if (told.has(mark) || told.size >= mostTold) return
  told.add(mark)
  const { version, ...rest } = about
  const page_fault = {
    ...rest,
    ...(version === null ? {} : { version }),
    name: name.slice(0, 60) || 'Error',
    message: withoutQueries(message).slice(0, 500) || '-',
    path: location.pathname.slice(0, 200),
    ...(stack ? { stack: withoutQueries(stack).slice(0, 4_000) } : {}),
  }
  void fetch('/api/page_faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ page_fault }),
    keepalive: true,
  }).catch(() => {})
}

function withoutQueries(text: string): string {
  return text.replace(/[?#][^\s:)]*/g, '')
}
