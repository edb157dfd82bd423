import type { Config } from '../config.ts'

/** What sign-in needs to know of the configuration. */
export type PeopleConfig = Pick<Config, 'publicUrl' | 'host' | 'port' | 'oidc'> & {
  /** Whether this installation shows demo data: the sign-in page then lists the demo accounts. */
  readonly isDemo: boolean
}
