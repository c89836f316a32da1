import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['src/protocol.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ['*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are made anew, never changed while they are shown
    },
  },
  {
    // Our own drawings, the rulebook (every sign of it escaped first) and the server's picture of a link.
    files: [
      'src/widgets/*.svelte',
      'src/pages/parts/Rules.svelte',
      'src/table/parts/LinkBox.svelte',
      'src/table/Television.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)
