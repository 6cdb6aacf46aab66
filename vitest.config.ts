import { defineConfig } from 'vitest/config'

/** One project a room, so that `vitest --project server` runs that room alone. */
const room = (name: string, include: string[]) => ({ test: { name, root: name, include } })

export default defineConfig({
  test: {
    // Two cores: more workers would only make each other's times worse.
    maxWorkers: 2,
    projects: [
      room('contract', ['src/**/*.test.ts']),
      room('geo', ['src/**/*.test.ts']),
      room('scripts', ['**/*.test.ts']),
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          globalSetup: 'test/database.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'bench',
          root: 'bench',
          include: ['**/*.test.ts'],
          globalSetup: '../server/test/database.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: { name: 'web', root: 'web', include: ['src/**/*.test.{ts,tsx}'] },
      },
    ],
  },
})
