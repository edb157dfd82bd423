import { spawn } from 'node:child_process'
import path from 'node:path'
import { inRoot, root } from './paths.mjs'

/**
 * The environment of programs that we start: what `npm` would put on the path, with the Node that it brought, and a place where that keeps what
 * it compiled, since a server that is started again then takes two thirds of the time.
 */
export function programEnvironment() {
  return {
    NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'),
    ...process.env,
    PATH: [inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(path.delimiter),
  }
}

/**
 * Runs a program in the project's folder, showing what it says. Gives its exit code, 1 if a signal ended it.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number>}
 */
export function runProgram(program, parameters, environment = programEnvironment()) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Does the same without showing what the program says until it has ended.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv | undefined} environment
 * @param {(output: string) => void} show
 * @returns {Promise<number>}
 */
export function keepingOutput(program, parameters, environment, show) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: environment ?? programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    /** @type {Buffer[]} */
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data))
    child.once('error', reject)
    child.once('close', (code) => {
      show(Buffer.concat(said).toString('utf8'))
      resolve(code ?? 1)
    })
  })
}
