type Kept = { readonly name: string; readonly value: string; readonly path: string }

/** A browser that is only cookies: keeps what a server sets, by path, and follows redirects. */
export class CookieJar {
  #kept: Kept[] = []
  readonly #route: (url: string) => string

  /** `route` stands for a proxy: the address at which to ask for an address. */
  constructor(route = (url: string) => url) {
    this.#route = route
  }

  /** Asks one address with the cookies that belong to it. Redirects are not followed. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    const { pathname } = new URL(url)
    const fitting = this.#kept.filter((cookie) => pathname.startsWith(cookie.path))
    if (fitting.length > 0)
      headers.set('cookie', fitting.map(({ name, value }) => `${name}=${value}`).join('; '))
    const answer = await fetch(this.#route(url), { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  /** Asks, and goes where it is sent, until there is a page or the next address is one to stop before. */
  async follow(url: string, init: RequestInit = {}, isEnough = (_next: URL) => false) {
    let at = new URL(url)
    let answer = await this.fetch(at.href, init)
    for (let hops = 0; hops < 10 && answer.headers.has('location'); hops += 1) {
      at = new URL(answer.headers.get('location') ?? '', at)
      if (isEnough(at)) break
      await answer.body?.cancel()
      answer = await this.fetch(at.href)
    }
    return { url: at, answer }
  }

  get(name: string): string | undefined {
    return this.#kept.find((cookie) => cookie.name === name)?.value
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const attribute = (key: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const name = pair.slice(0, pair.indexOf('='))
    const path = attribute('path') ?? '/'
    const expires = attribute('expires')
    this.#kept = this.#kept.filter((cookie) => cookie.name !== name || cookie.path !== path)
    if (attribute('max-age') === '0' || (expires && new Date(expires) <= new Date())) return
    this.#kept.push({ name, path, value: pair.slice(pair.indexOf('=') + 1) })
  }
}
