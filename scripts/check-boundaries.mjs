import { classesAtFault } from './boundaries/classes.mjs'
import { cruiseProject } from './boundaries/cruise-project.mjs'
import { docstringsAtFault } from './boundaries/docstrings.mjs'
import { namesAtFault } from './boundaries/names.mjs'
import { reservedWordsInUse } from './boundaries/reserved-words.mjs'
import { outsideOfRooms } from './boundaries/rooms.mjs'
import { root } from './setup/paths.mjs'

// A checker that found nothing to check also finds no fault: that must not pass.
const modulesAtLeast = 20

const { moduleCount, violations } = await cruiseProject(root)
const faults = [
  ...violations,
  ...namesAtFault(root),
  ...reservedWordsInUse(root),
  ...outsideOfRooms(root),
  ...docstringsAtFault(root),
  ...classesAtFault(root),
]
if (moduleCount < modulesAtLeast)
  faults.push(`Only ${moduleCount} modules were seen: the check itself is broken.`)

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(`${moduleCount} modules, ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
