import path from 'node:path'
import { compressFiles } from '@rinda/build/compress-files'
import { refuseCycles } from '@rinda/build/refuse-cycles'
import { stampVersion } from '@rinda/build/stamp-version'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import rinda from '../../package.json' with { type: 'json' }
import { listShell } from './build/list-shell.ts'
import { nameFiles } from './build/name-files.ts'
import { wrapScript } from './build/wrap-script.ts'
import { writeManifests } from './build/write-manifests.ts'

const server = process.env.RINDA_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/visit/',
  resolve: {
    alias: [
      { find: 'react-dom/client', replacement: 'preact/compat/client' },
      { find: /^react(-dom)?$/, replacement: 'preact/compat' },
      // What the router brings for older Reacts; Preact has it of its own.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  plugins: [
    react(),
    refuseCycles(),
    stampVersion(rinda.version),
    wrapScript('widget.js'),
    listShell('worker.js'),
    wrapScript('worker.js'),
    writeManifests(),
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The server names the second to the fourth in the pages that it writes.
    manifest: true,
    rolldownOptions: {
      input: [
        'index.html',
        'src/features/find-place/find-place.ts',
        'src/features/find-place/map/draw-map.ts',
        'src/features/place-details/place-details.css',
        'src/features/widget-script/widget.ts',
        'src/worker.ts',
      ].map((file) => path.join(import.meta.dirname, file)),
      output: {
        // Pages of other sites, and browsers, name these, whatever stands in them.
        entryFileNames: ({ facadeModuleId: id }) =>
          id?.endsWith('widget-script/widget.ts')
            ? 'widget.js'
            : id?.endsWith('src/worker.ts')
              ? 'worker.js'
              : 'assets/[name]-[hash].js',
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
