import type Provider from 'oidc-provider'
import type { Database } from '../../database/database.ts'

/** More names than this one machine hardly has; the oldest gives way. */
const mostOrigins = 8

export type Providers = (origin: string) => Promise<Provider>

/** The built-in issuer of each origin by which the portal is called, built when first needed. */
export function createProviders(db: Database, clock: () => Date): Providers {
  const built = new Map<string, Promise<Provider>>()
  return (origin) => {
    const known = built.get(origin)
    if (known) return known
    const provider = build(db, origin, clock)
    built.set(origin, provider)
    provider.catch(() => built.delete(origin))
    const [oldest] = built.keys()
    if (built.size > mostOrigins && oldest) built.delete(oldest)
    return provider
  }
}

/** The library is loaded by the first who signs in: of a start it would be a tenth. */
async function build(db: Database, origin: string, clock: () => Date): Promise<Provider> {
  const { buildProvider } = await import('./provider.ts')
  return await buildProvider(db, origin, clock)
}
