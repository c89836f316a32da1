/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { raster, shell } from './raster.js'

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), raster(), shell()],
  base: './',
  build: {
    outDir: '../src/parlour/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] } }, // the words stand beside the Python code
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://parlour.test/' } },
    include: ['tests/*.test.ts'],
    setupFiles: 'tests/page.ts',
    isolate: false, // one page for all: a quarter of the time
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {}, // Svelte as it runs in a page
}))
