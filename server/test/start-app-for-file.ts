import { afterAll } from 'vitest'
import { startTestApp, type TestApp } from './app.ts'

/** Starts an app for all tests of a file, which awaits it at its top. The app stops after them. */
export async function startAppForFile(...options: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...options)
  afterAll(() => app.stop())
  return app
}
