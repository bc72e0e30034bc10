import { env } from 'node:process'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = env.KANLY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  // Everything else asks for import.meta.env.BASE_URL, so `vite build --base /kanly/` is enough to live under a folder.
  base: '/',
  plugins: [svelte()],
  build: {
    outDir: '../src/kanly/server/page',
    emptyOutDir: true,
    // The oldest browser that the page promises to work in; what it lacks is written in another way, or not at all.
    target: ['es2022', 'safari16'],
    cssTarget: 'safari16',
    // A strict Content-Security-Policy forbids inline scripts and data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    // `kanly serve` beside `npm run dev`; origins are compared with the host, so the host stays what the browser sees.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  // Tests run the state that browsers run, not the one that a server would render from.
  resolve: env.VITEST ? { conditions: ['browser'] } : {},
  // A busy machine is no fault of the page.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
