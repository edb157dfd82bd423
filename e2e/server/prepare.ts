import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aheadMs, startOfRun } from '../testing/clock.ts'
import { startServer } from './start.ts'

/**
 * Before all journeys: makes the demo's data once, which takes far longer than a copy of it. Each worker has a copy of its own
 * (`copyOfPrepared`), so that journeys that run side by side never meet. Afterwards all of them go. Where whoever runs the journeys has
 * made a folder for them (`RINDA_JOURNEYS_FOLDER`), it is theirs to remove, and the data may be in it already.
 */
export default async function prepare() {
  // Said here, it is the same in all workers.
  startOfRun()
  const given = process.env.RINDA_JOURNEYS_FOLDER
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'rinda-journeys-'))
  process.env.RINDA_JOURNEYS_FOLDER = folder
  // Each worker and each server reads the same programs: they are made ready for the processor once for all of them.
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
  if (!existsSync(preparedIn(folder))) await makeData(folder)
  if (!given) return () => rmSync(folder, { recursive: true, force: true })
}

async function makeData(folder: string): Promise<void> {
  const making = path.join(folder, 'making')
  const server = await startServer(making, aheadMs())
  await server.stop()
  // Only what is whole has the name.
  renameSync(making, preparedIn(folder))
}

/** Copies the prepared data, for one worker. Gives the folder of the copy, which no other worker has, of whatever run it is. */
export function copyOfPrepared(workerIndex: number): string {
  const folder = process.env.RINDA_JOURNEYS_FOLDER
  if (!folder) throw new Error('No data has been prepared.')
  const copy = mkdtempSync(path.join(folder, `worker-${workerIndex}-`))
  cpSync(preparedIn(folder), copy, { recursive: true })
  return copy
}

const preparedIn = (folder: string) => path.join(folder, 'prepared')
