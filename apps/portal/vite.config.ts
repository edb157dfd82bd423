import { compressFiles } from '@rinda/build/compress-files'
import { refuseCycles } from '@rinda/build/refuse-cycles'
import { refuseLateFiles } from '@rinda/build/refuse-late-files'
import { stampVersion } from '@rinda/build/stamp-version'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import rinda from '../../package.json' with { type: 'json' }
import { beginEarly } from './build/begin-early.ts'
import { fileGroups, fileNames, firstScreens, lateFiles } from './build/name-files.ts'

const server = process.env.RINDA_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [
    react(),
    beginEarly(),
    refuseCycles(),
    refuseLateFiles(firstScreens, lateFiles),
    stampVersion(rinda.version),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        ...fileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups: fileGroups },
      },
    },
  },
  server: {
    proxy: {
      '^/(api|auth|oidc|config\\.json)': server,
      '^/(booking|queue)/': { target: server, ws: true },
    },
  },
})
