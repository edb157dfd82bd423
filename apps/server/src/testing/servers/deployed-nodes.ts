import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { endServer, runServer, type ServerProcess, untilReady } from './server-process.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')

/** A node at an address of its own, which it keeps when it is started anew. */
export type DeployedNode = {
  port: number
  url: string
  start(): Promise<void>
  /** Ends it, if it was ever started; gives back its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  said(): ServerProcess['said']
}

/** Runs the container's command in its folder. `environment` is asked for at each start. */
export async function prepareNode(
  container: Container,
  environment: () => Record<string, string>,
): Promise<DeployedNode> {
  const [, ...command] = commandOf('CMD')
  const port = await freePort()
  let server: ServerProcess | undefined
  const running = () => {
    if (!server) throw new Error('this node has not been started')
    return server
  }
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async start() {
      server = runServer({ ...environment(), PORT: String(port) }, command, container.folder)
      await untilReady(server)
    },
    end: async (signal) => (server ? await endServer(server, signal) : null),
    said: () => running().said,
  }
}

export type Container = { folder: string; remove(): void }

/** Makes a folder that has what the container has, and nothing besides; `server` is what was built of the sources. */
export function layOutContainer(server: string): Container {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinda-container-'))
  const build = path.dirname(server)
  const last =
    readContainerfile()
      .split(/^FROM /m)
      .at(-1) ?? ''
  for (const [, line = ''] of last.matchAll(/^COPY --from=built (.+)$/gm)) {
    const places = line.split(' ')
    const target = places.pop() ?? ''
    for (const place of places) {
      const from = path.join(root, path.relative('/rinda', place))
      const to = path.join(folder, target, target.endsWith('/') ? path.basename(place) : '')
      // Packages are many, and the pages may just be being built.
      if (/node_modules$|(portal|visitor).dist$/.test(from)) link(from, to)
      else cpSync(from, to, { recursive: true, filter: (file) => isOfContainer(file, build) })
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function link(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  symlinkSync(from, to)
}

/** Leaves out other builds of the server, which a container has not, and what V8 has compiled here. */
function isOfContainer(file: string, build: string): boolean {
  const builds = path.dirname(build)
  const within = path.relative(builds, file)
  if (within === '' || within === 'start.js' || within.startsWith('..')) return true
  const [name, inner] = within.split(path.sep)
  return name === path.basename(build) && inner !== 'compiled'
}

/** Reads a command of `deploy/Containerfile` as the container would be given it. */
export function commandOf(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const line =
    readContainerfile()
      .split('\n')
      .find((one) => one.startsWith(`${instruction} `)) ?? ''
  return JSON.parse(line.slice(line.indexOf('['))) as string[]
}

/** Its instructions, a line each. */
function readContainerfile(): string {
  return readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8').replaceAll('\\\n', ' ')
}
