import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import globals from 'globals'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { shortTitles } from './scripts/lint/short-titles.ts'

const source = readFileSync(new URL('scripts/lint/short-titles.ts', import.meta.url), 'utf8')

export default tseslint.config(
  {
    ignores: ['**/build/', '**/.react-router/', '**/node_modules/', '.data/', '.cache/', '**/test-results/'],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['{bench,contract,e2e,geo,scripts,server,web}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'],
    // ESLint's cache knows a plugin by its name and version.
    plugins: {
      ozi: {
        meta: { name: 'ozi', version: source },
        rules: { 'short-titles': shortTitles },
      },
    },
    rules: { 'ozi/short-titles': 'error' },
  },
  {
    // Programs for a person's terminal print to it.
    files: ['scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
)
