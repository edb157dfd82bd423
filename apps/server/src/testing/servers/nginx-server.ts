import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { endProgram, untilSpawned } from './spawned-program.ts'

const deploy = path.resolve(import.meta.dirname, '../../../../../deploy/nginx')
const portOfDeploy = '8080'

export type NginxServer = { url: string; stop(): Promise<void> }

/** Runs the system's nginx with the files of `deploy/`: what differs are the places, since none of them is this machine's. */
export async function startNginx(nodePorts: readonly number[]): Promise<NginxServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rinda-nginx-'))
  // Its workers are another user.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const read = (name: string) => readFileSync(path.join(deploy, name), 'utf8')
  write('nginx.conf', read('nginx.conf').replaceAll('/tmp/', `${folder}/`))
  write('mime.types', 'types { text/html html; }')
  write('rinda.conf', read('rinda.conf').replace(`listen ${portOfDeploy};`, `listen 127.0.0.1:${port};`))
  let lines = read('rinda-nodes.conf')
  for (const [nth, node] of deployedNodes().entries())
    if (nodePorts[nth] !== undefined) lines = lines.replace(node, `127.0.0.1:${nodePorts[nth]}`)
  write('rinda-nodes.conf', lines)

  const place = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;']
  const PATH = `${process.env.PATH}${path.delimiter}/usr/sbin`
  const server = spawn('nginx', place, { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH } })
  await untilSpawned('nginx', server)
  await untilListening(server, port)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await endProgram(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Addresses of the nodes that `compose.yaml` starts, in their order, as nginx is to have them. */
function deployedNodes(): string[] {
  const compose = readFileSync(path.join(deploy, '../compose.yaml'), 'utf8')
  return [...compose.matchAll(/^ {2}node\d: .*ipv4_address: ([\d.]+)/gm)].map(
    ([, address]) => `${address}:3000`,
  )
}

async function untilListening(server: ChildProcess, port: number): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000)
  })
  // Any answer is one: the nodes may be away.
  while (!(await fetch(`http://127.0.0.1:${port}/metrics`).then(Boolean, () => false))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
