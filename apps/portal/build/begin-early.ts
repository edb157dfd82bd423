import path from 'node:path'
import { chunksNeededBy } from '@rinda/build/chunks-needed'
import { build, type Plugin, type Rolldown } from 'vite'
import { views } from './name-files.ts'

const source = path.join(import.meta.dirname, '..', 'src', 'app', 'early.ts')

/**
 * Puts a script into the page that begins what every visit needs, before any other script is there: the files of the screen and of the
 * language, and the first questions to the server.
 */
export function beginEarly(): Plugin {
  return {
    name: 'rinda-begin-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_page, { bundle = {} }) {
        const files = Object.values(bundle)
        const begin = await script(filesToBegin(files))
        return [
          ...named(files, /inter-latin-(?!ext|wght).*\.woff2$/).map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
            injectTo: 'head' as const,
          })),
          { tag: 'script', children: begin, injectTo: 'head-prepend' },
        ]
      },
    },
  }
}

type Built = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]
const named = (files: Built, pattern: RegExp) =>
  files.filter(({ fileName }) => pattern.test(fileName)).map(({ fileName }) => `/${fileName}`)

function filesToBegin(files: Built) {
  const languages = ['lv', 'en', 'ru'] as const
  return {
    work: closureOf(files, 'app/work.ts'),
    screens: Object.fromEntries(views.map(({ path: at, begin }) => [at, closureOf(files, begin)])),
    languages: Object.fromEntries(
      languages.map((language) => [language, closureOf(files, `phrases/src/${language}/all.ts`)]),
    ),
    fonts: {
      lv: named(files, /inter-latvian-.*\.woff2$/),
      ru: named(files, /inter-russian-.*\.woff2$/),
    },
  }
}

/** The files of a module that is loaded later: its own, those that it imports and their styles, without those of the page. */
function closureOf(files: Built, module: string): string[] {
  const ofPage = chunksNeededBy('index.html', files)
  const others = [...chunksNeededBy(module, files)].filter((chunk) => !ofPage.has(chunk))
  return others.flatMap((chunk) => [
    `/${chunk.fileName}`,
    ...[...(chunk.viteMetadata?.importedCss ?? [])].map((style) => `/${style}`),
  ])
}

async function script(files: ReturnType<typeof filesToBegin>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    define: { EARLY_FILES: JSON.stringify(files) },
    build: { write: false, lib: { entry: source, formats: ['iife'], name: 'early' } },
  })
  const [bundle] = [made].flat()
  if (!bundle || !('output' in bundle)) throw new Error('Vite watched instead of building.')
  return bundle.output[0].code.trim()
}
