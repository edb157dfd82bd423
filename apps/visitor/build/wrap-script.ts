import type { Plugin } from 'vite'

/** Keeps the names of a script to itself: on a page of another site it must not meet those of other scripts. */
export function wrapScript(fileName: string): Plugin {
  return {
    name: 'rinda-wrap-script',
    apply: 'build',
    generateBundle(_options, bundle) {
      const script = bundle[fileName]
      if (script?.type !== 'chunk') return
      if (script.imports.length > 0) this.error(`${fileName} is one file alone: it may load no other`)
      script.code = `(()=>{${script.code.trim()}})();\n`
    },
  }
}
