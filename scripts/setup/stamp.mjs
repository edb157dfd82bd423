import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A stamp is a small file beside something that was made, saying from what: as long as it matches, nothing is made again.
 * @param {string} file
 * @param {string} hash
 */
export function isStamped(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash
  } catch {
    return false
  }
}

/**
 * @param {string} file
 * @param {string} hash
 */
export function stamp(file, hash) {
  try {
    writeFileSync(file, hash)
  } catch {
    // A folder of another user: the next start looks again, that is all.
  }
}

/**
 * One hash over the names and contents of files and of everything below folders.
 * @param {readonly string[]} paths
 * @param {(name: string) => boolean} isOfInterest told the name of each file and folder
 */
export function hashOf(paths, isOfInterest = () => true) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((start) => filesIn(start, isOfInterest))) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} start
 * @param {(name: string) => boolean} isOfInterest
 * @returns {string[]}
 */
function filesIn(start, isOfInterest) {
  if (statSync(start).isFile()) return [start]
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => isOfInterest(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(start, entry.name)
      return entry.isDirectory() ? filesIn(file, isOfInterest) : [file]
    })
}
