import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/helpers/chromium.ts'
import { removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { helloScriptBytes } from './helpers/hello-app.ts'
import { DASHBOARD_SCRIPT_KB, loadedBytes } from '../e2e/helpers/page-bytes.ts'
import { signInDemo } from './helpers/people.ts'

const inKb = (bytes: number) => (bytes / 1024).toFixed(0)

/**
 * What a phone loads on its first visit to /dashboard, beside a page of the same framework that only says
 * hello.
 */
export async function run(): Promise<void> {
  const hello = await helloScriptBytes()
  const ozi = await startOzi({ SEED_DEMO: 'shops' })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS] })
  try {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const session = await signInDemo(ozi.url)
    await context.addInitScript(({ token, user }) => {
      window.localStorage.setItem('token', token)
      window.localStorage.setItem('user', user)
    }, session)
    const bytes = await loadedBytes(context, `${ozi.url}/dashboard`, (page) =>
      page.getByRole('heading', { level: 1 }).waitFor(),
    )
    const script = bytes.get('script') ?? NaN
    for (const [type, size] of bytes) console.log(`${type.padEnd(12)} ${inKb(size).padStart(5)} KB`)
    console.log(
      `script of /dashboard ${inKb(script)} KB gz, hello world ${inKb(hello)} KB: ratio ${(script / hello).toFixed(2)}`,
    )
    console.log(`at most: ${String(DASHBOARD_SCRIPT_KB)} KB`)
  } finally {
    await browser.close()
    await ozi.stop()
    await removeDataDir(ozi.dataDir)
  }
}
