import { buildIfStale } from './setup/build.mjs'
import { buildServerIfStale } from './setup/build-server.mjs'
import { installIfStale } from './setup/install.mjs'
import { nodeProgram } from './setup/node-program.mjs'
import { run } from './setup/refusal.mjs'

// npm run build: sets up all that npm start does, for whoever starts apps/server/dist/start.js by other means.
await run(async () => {
  await installIfStale()
  const node = nodeProgram()
  await buildIfStale(node)
  await buildServerIfStale(node)
})
