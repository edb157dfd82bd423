import { fastifyCookie } from '@fastify/cookie'

type Kept = { readonly value: string; readonly path: string }

/** A browser that is only cookies: keeps what a server sets, by path, and follows redirects one by one. */
export class CookieJar {
  #cookies = new Map<string, Kept>()

  /** Asks one address with the cookies that belong to it. Redirects are not followed. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const cookie = this.header(new URL(url).pathname)
    if (cookie) headers.set('cookie', cookie)
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  /** Asks, and goes where it is sent, until there is a page or `isEnough` says to stop at this address. */
  async follow(url: string, init: RequestInit = {}, isEnough = (_url: URL) => false) {
    let at = new URL(url)
    let answer = await this.fetch(at.href, init)
    for (let hops = 0; hops < 10 && answer.headers.has('location'); hops += 1) {
      at = new URL(answer.headers.get('location') ?? '', at)
      if (isEnough(at)) break
      answer = await this.fetch(at.href)
    }
    return { url: at, answer }
  }

  /** Another browser that has the same cookies. */
  copy(): CookieJar {
    const jar = new CookieJar()
    jar.#cookies = new Map(this.#cookies)
    return jar
  }

  get(name: string): string | undefined {
    return [...this.#cookies].find(([key]) => key.startsWith(`${name};`))?.[1].value
  }

  header(path: string): string {
    const fitting = [...this.#cookies].filter(([, kept]) => path.startsWith(kept.path))
    return fitting.map(([key, kept]) => `${key.split(';')[0]}=${encodeURIComponent(kept.value)}`).join('; ')
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const name = pair.slice(0, pair.indexOf('='))
    const options = new Map(attributes.map((one) => one.toLowerCase().split('=') as [string, string]))
    const path = fastifyCookie.parse(attributes.join('; ').replace(/path/i, 'path')).path ?? '/'
    const expires = attributes.find((one) => /^expires=/i.test(one))?.slice(8)
    const isGone = options.get('max-age') === '0' || (expires && new Date(expires) <= new Date())
    if (isGone) this.#cookies.delete(`${name};${path}`)
    else
      this.#cookies.set(`${name};${path}`, {
        value: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
        path,
      })
  }
}
