import { readdirSync } from 'node:fs'
import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { inRoot } from './setup/paths.mjs'
import { Refusal, run } from './setup/refusal.mjs'
import { runProgram } from './setup/run-program.mjs'

// npm run bench [-- part of a name]: every measurement in turn, or those so named.
await run(async () => {
  await installIfStale()
  const node = nodeProgram()
  const wanted = process.argv[2] ?? ''
  const benches = readdirSync(inRoot('bench')).filter(
    (file) => file.endsWith('.bench.ts') && file.includes(wanted),
  )
  if (benches.length === 0) throw new Refusal(`There is no measurement named "${wanted}" in bench/.`)
  for (const bench of benches.sort()) {
    process.stdout.write(`\n── ${bench}\n`)
    const code = await runProgram(node, ['--expose-gc', inRoot('bench', bench)])
    if (code !== 0) throw new Refusal(`${bench} broke off.`)
  }
})
