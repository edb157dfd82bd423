import { compressFiles } from '@rinda/build/compress-files'
import { refuseCycles } from '@rinda/build/refuse-cycles'
import { stampVersion } from '@rinda/build/stamp-version'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import rinda from '../../package.json' with { type: 'json' }
import { nameFiles } from './build/name-files.ts'

const server = process.env.RINDA_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/visit/',
  plugins: [react(), refuseCycles(), stampVersion(rinda.version), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: nameFiles(), debugName: 'files' }],
        },
      },
    },
  },
  server: {
    proxy: { '^/api': server, '^/(booking|queue)/': { target: server, ws: true } },
  },
})
