import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import rinda from '../../package.json' with { type: 'json' }

const server = process.env.RINDA_SERVER ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  define: { __RINDA_VERSION__: JSON.stringify(rinda.version) },
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: {
    proxy: {
      '^/(api|auth|oidc|config\\.json)': server,
      '^/booking/': { target: server, ws: true },
    },
  },
})
