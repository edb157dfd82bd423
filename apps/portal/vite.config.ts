import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import rinda from '../../package.json' with { type: 'json' }

const server = process.env.RINDA_SERVER ?? 'http://127.0.0.1:3000'

/** Libraries of the first load, in one file that stays in the browser's cache when only our own code changes. */
const everyScreenUses =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|@?socket\.io[^\\/]*|engine\.io[^\\/]*)[\\/]/

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  define: { __RINDA_VERSION__: JSON.stringify(rinda.version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'libraries', test: everyScreenUses }] } },
    },
  },
  server: {
    proxy: {
      '^/(api|auth|oidc|config\\.json)': server,
      '^/booking/': { target: server, ws: true },
    },
  },
})
