import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildIfStale } from './setup/build.mjs'
import { buildServerIfStale } from './setup/build-server.mjs'
import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { root } from './setup/paths.mjs'
import { run } from './setup/refusal.mjs'
import { programEnvironment } from './setup/run-program.mjs'
import { serverFlags } from './setup/server-flags.mjs'

// npm start: installs what is missing, builds what is stale, and runs the server until it is stopped.
await run(async () => {
  await installIfStale()
  const node = nodeProgram()
  await buildIfStale(node)
  serve(node, await buildServerIfStale(node))
})

/**
 * @param {string} node
 * @param {string} program
 */
function serve(node, program) {
  const server = spawn(node, [...serverFlags, program], {
    cwd: root,
    // It keeps what was compiled of it beside itself.
    env: { ...programEnvironment(), NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    // The channel closes with this process, however it ends, and the server then stops by itself.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => server.kill(signal))
  if (process.env.npm_lifecycle_event === 'start') stopWithNpm(server)
  server.once('exit', (code) => process.exit(code ?? 1))
}

/**
 * npm killed outright cannot pass that on: this process, or the shell between the two, then gets another parent, which is the sign to stop.
 * @param {import('node:child_process').ChildProcess} server
 */
function stopWithNpm(server) {
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 500)
}

/** The parent's process id, and where the system tells it, the grandparent's. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`
  } catch {
    return String(process.ppid)
  }
}
