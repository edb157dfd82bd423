import type { OpenDatabase } from '../database/database.ts'
import { listDemoAccounts } from '../sign-in/issuer/demo-accounts.ts'
import type { AppOptions } from './options.ts'

/** Fills a new database with the demo where one is wanted. Tells whether this installation shows demo data. */
export async function prepareDemo({ config, database, clock }: AppOptions): Promise<boolean> {
  const { db } = database
  if (wantsDemo(config, database) && database.isNew) {
    process.stdout.write('Loading the demo data (a few seconds)\n')
    const { loadDemo } = await import('../demo/load-demo.ts')
    await loadDemo(db, { now: clock() })
  }
  return config.isDemo !== false && (await listDemoAccounts(db)).length > 0
}

function wantsDemo({ isDemo, isProduction }: AppOptions['config'], { kind }: OpenDatabase): boolean {
  return isDemo ?? (kind === 'embedded' && !isProduction)
}
