import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Names the build: the version of the project and a hash of what was built, since the same version may be built anew
 * from other sources. It stands in the page and beside it, for the server to publish, and not in a script: those are
 * kept for ever under a name that must not depend on each other's content.
 */
export function stampVersion(projectVersion: string): Plugin {
  let version = projectVersion
  return {
    name: 'rinda-stamp-version',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        // Names of built files hold a hash of their content.
        const hash = createHash('sha256').update(page)
        for (const name of Object.keys(bundle).sort()) hash.update(name)
        version = `${projectVersion}+${hash.digest('hex').slice(0, 10)}`
        return [{ tag: 'meta', attrs: { name: 'rinda-version', content: version }, injectTo: 'head' }]
      },
    },
    writeBundle({ dir }) {
      if (dir !== undefined) writeFileSync(path.join(dir, 'version.json'), JSON.stringify({ version }))
    },
  }
}
