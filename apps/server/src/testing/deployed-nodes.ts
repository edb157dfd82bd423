import { readFileSync } from 'node:fs'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { endServer, runServer, type ServerProcess, untilReady } from './server-process.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** A node at an address of its own, which it keeps when it is started anew. */
export type DeployedNode = {
  port: number
  url: string
  start(): Promise<void>
  /** Ends it, if it was ever started; gives back its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  said(): ServerProcess['said']
}

/** `environment` is asked for at each start. */
export async function prepareNode(environment: () => Record<string, string>): Promise<DeployedNode> {
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
      server = runServer({ ...environment(), PORT: String(port) })
      await untilReady(server)
    },
    end: async (signal) => (server ? await endServer(server, signal) : null),
    said: () => running().said,
  }
}

/** Reads a command of `deploy/Containerfile` as the container would be given it. */
export function commandOf(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const lines = readFileSync(path.join(root, 'deploy/Containerfile'), 'utf8').replaceAll('\\\n', ' ')
  const line = lines.split('\n').find((one) => one.startsWith(`${instruction} `)) ?? ''
  return JSON.parse(line.slice(line.indexOf('['))) as string[]
}
