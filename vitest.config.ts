import { configDefaults, defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-files.ts'

keepTemporaryFilesInMemory()

/**
 * One project a room, so that `vitest --project server` runs that room alone. The files of a worker share the
 * modules they import: loading them anew for each file costs more than the tests.
 */
const room = (name: string, include: string[], more: object = {}) => ({
  test: {
    name,
    root: name,
    include,
    isolate: false,
    // They only end what hangs: a busy machine makes no test fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    ...more,
  },
})

export default defineConfig({
  test: {
    // Two cores: more workers would only make each other's times worse.
    maxWorkers: 2,
    // What tests read without an import: with --changed, all of them run when it has changed.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/server/migrations/**',
      '**/geo/data/**',
      '**/server/src/{app,main,backup,restore}.ts',
      '**/server/src/platform/**',
      '**/server/src/**/*.store.ts',
    ],
    projects: [
      room('contract', ['src/**/*.test.ts']),
      room('geo', ['src/**/*.test.ts', 'import/**/*.test.ts']),
      room('scripts', ['**/*.test.ts']),
      {
        resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/server/test/cheap-argon2.ts` } },
        // The tests of bench use the same PostgreSQL.
        ...room('server', ['src/**/*.test.ts', 'test/**/*.test.ts', '../bench/**/*.test.ts'], {
          globalSetup: 'test/database.ts',
        }),
      },
      // The server's processes as npm start runs them: fsync on, and each with data of its own.
      room('processes', ['processes/**/*.test.ts'], {
        root: 'e2e',
        testTimeout: 120_000,
        expect: { poll: { timeout: 40_000 } },
      }),
      { resolve: { tsconfigPaths: true }, ...room('web', ['src/**/*.test.{ts,tsx}']) },
    ],
  },
})
