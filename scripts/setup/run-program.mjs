import { spawn } from 'node:child_process'
import path from 'node:path'
import { inRoot, root } from './paths.mjs'

/** The environment of programs that we start: what `npm` would put on the path, with the Node that it brought. */
export function programEnvironment() {
  return {
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
