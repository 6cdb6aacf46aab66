import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium, WITHOUT_MAPS } from './e2e/helpers/chromium.ts'
import { endWorkersAtOnce } from './e2e/helpers/end-workers.ts'
import { keepTemporaryFilesInMemory } from './scripts/test/temporary-files.ts'

keepTemporaryFilesInMemory()
endWorkersAtOnce()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/helpers/prepared-data.ts',
  // Two cores. Each worker has a server and a database of its own.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  retries: 0,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // A journey that answers for the server would not be asked by a worker; e2e/app.spec.ts is about the worker.
    serviceWorkers: 'block',
    // A trace costs a third of the time, and scripts/test.ts repeats what fails.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_ARGUMENTS, WITHOUT_MAPS],
    },
  },
})
