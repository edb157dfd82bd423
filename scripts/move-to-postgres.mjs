import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { inRoot } from './setup/paths.mjs'
import { run } from './setup/refusal.mjs'
import { runProgram } from './setup/run-program.mjs'

// npm run move-to-postgres: copies the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL.
await run(async () => {
  await installIfStale()
  process.exitCode = await runProgram(nodeProgram(), [
    inRoot('apps', 'server', 'src', 'main.ts'),
    'move-to-postgres',
  ])
})
