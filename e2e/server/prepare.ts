import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aheadMs } from '../clock.ts'
import { startServer } from './start.ts'

/**
 * Before all journeys: makes the demo's data once, which takes far longer than a copy of it. Each worker has a copy of its own
 * (`copyOfPrepared`), so that journeys that run side by side never meet. Afterwards all of them go.
 */
export default async function prepare() {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinda-journeys-'))
  process.env.RINDA_JOURNEYS_FOLDER = folder
  const server = await startServer(preparedIn(folder), aheadMs())
  await server.stop()
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Copies the prepared data, for one worker. Gives the folder of the copy. */
export function copyOfPrepared(workerIndex: number): string {
  const folder = process.env.RINDA_JOURNEYS_FOLDER
  if (!folder) throw new Error('No data has been prepared.')
  const copy = path.join(folder, `worker-${workerIndex}`)
  cpSync(preparedIn(folder), copy, { recursive: true })
  return copy
}

const preparedIn = (folder: string) => path.join(folder, 'prepared')
