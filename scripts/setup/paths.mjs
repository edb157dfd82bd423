import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever folder a script is started from. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts)
