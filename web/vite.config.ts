import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { mock } from './mock/server.ts'

const server = process.env.KANLY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ command, mode }) => ({
  // Everything else asks for import.meta.env.BASE_URL, so `vite build --base /kanly/` is enough to live under a folder.
  base: '/',
  plugins: [svelte(), ...(command === 'serve' && mode !== 'test' ? [mock()] : [])],
  build: {
    outDir: '../src/kanly/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // A strict Content-Security-Policy forbids inline scripts and data: addresses.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: process.env.KANLY_SERVER ? { '/api': { target: server, ws: true } } : undefined,
  },
  test: { include: ['src/**/*.test.ts'] },
}))
