import { test as base } from './journey.ts'
import { Mailbox } from './mailbox.ts'
import { removeDataDir, startOzi, type RunningOzi } from './ozi.ts'
import { startPrepared } from './prepared-data.ts'

interface PowerParts {
  /** Stops the server at any moment and starts it again with the same data at the same address. */
  readonly power: {
    readonly ozi: RunningOzi & { readonly mailbox: Mailbox }
    readonly off: () => Promise<void>
    readonly on: () => Promise<void>
  }
}

/** Journeys whose server goes down and comes back, with the demo shops. */
export const test = base.extend<object, PowerParts>({
  power: [
    async ({ browserName: _browser }, use) => {
      const mailbox = new Mailbox()
      await mailbox.open()
      const settings = { SMTP_URL: mailbox.url, SEED_DEMO: 'shops' }
      let running = await startPrepared(settings)
      const { url, dataDir } = running
      await use({
        ozi: { ...running, mailbox },
        off: async () => void (await running.stop()),
        on: async () => {
          running = await startOzi({ ...settings, PORT: new URL(url).port }, dataDir)
        },
      })
      await running.stop()
      await mailbox.close()
      await removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ozi: [async ({ power }, use) => use(power.ozi), { scope: 'worker' }],
})
