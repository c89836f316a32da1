import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: '../src/parlour/client',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
})
