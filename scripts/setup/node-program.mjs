import { spawnSync } from 'node:child_process'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'

const neededMajor = 24

/** The Node to run the project with: the one brought along, else the one that is running this if it is new enough. */
export function nodeProgram() {
  const broughtAlong = inRoot('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  for (const program of [broughtAlong, process.execPath]) {
    if (majorOf(program) >= neededMajor) return program
  }
  throw new Refusal(
    `Rinda runs on Node ${neededMajor} or newer. None could be brought along for ${process.platform}-${process.arch}, and this is ` +
      `${process.versions.node}: install Node ${neededMajor} from nodejs.org and try again.`,
  )
}

/** @param {string} program */
function majorOf(program) {
  if (program === process.execPath) return Number.parseInt(process.versions.node, 10)
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return answer.status === 0 ? Number.parseInt(answer.stdout.slice(1), 10) : 0
}
