import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { StartRefusal } from '../../start-refusal.ts'
import { openDatabase } from '../database.ts'

let folder: string
let dataDir: string
const children: ChildProcess[] = []
const open = (where = dataDir) => openDatabase({ databaseUrl: undefined, dataDir: where, log: () => {} })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rinda with spaces-'))
  dataDir = path.join(folder, 'data')
})
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Another process that has the folder open and has been promised this many rows, which it names. */
async function writer(rowsAtLeast: number): Promise<{ child: ChildProcess; promised: string[] }> {
  const program = path.join(import.meta.dirname, '../../testing/servers/writing-server.ts')
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const promised: string[] = []
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the writing process ended by itself')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line !== 'open') promised.push(line)
      if (promised.length >= rowsAtLeast) resolve()
    })
  })
  return { child, promised }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'close')
}

describe('a folder of the embedded database', () => {
  test('keeps every row that was acknowledged before a kill -9, and can be opened at once', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { child, promised } = await writer(50)
      await kill(child)
      const database = await open()
      const rows = await database.db.selectFrom('installation_secrets').select('name').execute()
      expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(promised))
      await database.close()
    }
  })

  test('needs no more memory than a small machine has, also at its highest', async () => {
    if (!existsSync('/proc/self')) return
    // A new one takes more, once.
    await (await open()).close()
    const { child } = await writer(500)
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    expect(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1])).toBeLessThan(400_000)
  })

  test('refuses a second start in one line, and leaves the first alone', async () => {
    const { child, promised } = await writer(1)
    await expect(open()).rejects.toThrow(`${dataDir} is already served by process ${child.pid}`)
    const before = promised.length
    await expect.poll(() => promised.length, { timeout: 120_000 }).toBeGreaterThan(before)
  })

  test('refuses a second opening within one process too', async () => {
    const first = await open()
    await expect(open()).rejects.toThrow(`already served by process ${process.pid}`)
    await first.close()
    await first.close()
    expect(await readdir(dataDir)).toEqual(['postgres'])
  })

  test('is taken over when a later process has got the id of the one that died', async () => {
    await writeFile(
      path.join(dataDir, 'rinda.lock'),
      JSON.stringify({ pid: process.ppid, startedAt: 'before/1' }),
    )
    const database = await open()
    expect(JSON.parse(await readFile(path.join(dataDir, 'rinda.lock'), 'utf8'))).toMatchObject({
      pid: process.pid,
    })
    await database.close()
  })

  test('is taken over when the process died while it wrote its lock', async () => {
    await writeFile(path.join(dataDir, 'rinda.lock'), '')
    await (await open()).close()
  })

  test('is made again when its first start was broken off', async () => {
    const broken = path.join(folder, 'broken')
    await mkdir(path.join(broken, 'postgres'), { recursive: true })
    await writeFile(path.join(broken, 'postgres.unfinished'), '')
    const database = await open(broken)
    expect(database.isNew).toBe(true)
    await database.close()
  })
})

test('many statements in a row let others run between them, also those of one transaction and those asked at once', async () => {
  const { db, close } = await open()
  const slow = sql`select pg_sleep(0.05)`
  const turnsDuring = async (work: () => Promise<unknown>) => {
    let turns = 0
    let isOver = false
    const others = (async () => {
      for (; !isOver; turns += 1) await setImmediate()
    })()
    await work()
    isOver = true
    await others
    return turns
  }
  const inTransaction = await turnsDuring(() =>
    db.transaction().execute(async (tx) => {
      for (let nth = 0; nth < 12; nth += 1) await slow.execute(tx)
    }),
  )
  const atOnce = await turnsDuring(() => Promise.all(Array.from({ length: 12 }, () => slow.execute(db))))
  expect([inTransaction, atOnce].map((turns) => turns >= 2)).toEqual([true, true])
  await close()
})

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal'])(
  'a folder that is damaged is refused in one line, and nothing is made over it: without %s',
  async (lost) => {
    const damaged = path.join(folder, 'damaged')
    await rm(damaged, { recursive: true, force: true })
    await cp(dataDir, damaged, { recursive: true })
    await rm(path.join(damaged, 'postgres', lost), { recursive: true })
    const refusal: unknown = await open(damaged).catch((error) => error)
    expect(refusal).toBeInstanceOf(StartRefusal)
    expect(String(refusal)).toMatch(
      /DATA_DIR: the database in the folder .*damaged is damaged.*backup[^\n]*$/,
    )
    await expect(open(damaged)).rejects.toThrow('is damaged')
  },
)

test('a folder where the system makes none is refused, and nobody waits for it', async () => {
  if (!existsSync('/proc/self')) return
  await expect(open('/proc/rinda/data')).rejects.toThrow(/^DATA_DIR: cannot write to the folder .*ENOENT/)
})

test('a folder that cannot be written is refused in one line', async () => {
  const file = path.join(folder, 'a file')
  await writeFile(file, '')
  await expect(open(path.join(file, 'data'))).rejects.toThrow(
    /^DATA_DIR: cannot write to the folder .*ENOTDIR/,
  )
  const locked = path.join(folder, 'locked')
  await mkdir(locked)
  await chmod(locked, 0o500)
  // Root may write anywhere, so that only other users are refused.
  if (process.getuid?.() !== 0)
    await expect(open(locked)).rejects.toThrow(/^DATA_DIR: cannot write to the folder .*EACCES/)
})
