import type { Config } from '../config.ts'

/** Part of the configuration that sign-in needs. */
export type PeopleConfig = Pick<Config, 'publicUrl' | 'host' | 'port' | 'oidc'> & {
  /** Tells whether this installation shows demo data: the sign-in page then lists the demo accounts. */
  readonly isDemo: boolean
}
