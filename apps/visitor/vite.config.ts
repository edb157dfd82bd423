import { compressFiles } from '@rinda/build/compress-files'
import { stampVersion } from '@rinda/build/stamp-version'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import rinda from '../../package.json' with { type: 'json' }

const server = process.env.RINDA_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/visit/',
  plugins: [react(), stampVersion(rinda.version), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '^/api': server, '^/(booking|queue)/': { target: server, ws: true } },
  },
})
