import { rmSync } from 'node:fs'

/** After all journeys and the server's end: its data folder goes. */
export default function removeData() {
  const folder = process.env.RINDA_E2E_DATA_DIR
  if (folder) rmSync(folder, { recursive: true, force: true })
}
