import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort, projectRoot } from '../../e2e/helpers/ozi.ts'
import type { Cluster } from './start-cluster.ts'

/** What people do most: an account, an order from the form to the door, the chat, pictures. */
const JOURNEYS = [
  ...['account', 'send', 'checkout', 'order', 'track', 'rider', 'hand-over-photo', 'orders-live'],
  ...['admin-order-life', 'chat', 'chat-pictures'],
]

/** Runs journeys of e2e/ against the cluster's address. */
export async function prepareJourneys() {
  const mailPort = String(await freePort())
  const settings = {
    ...{ SMTP_URL: `smtp://127.0.0.1:${mailPort}`, SEED_DEMO: 'shops' },
    // As e2e/helpers/rides.ts has it.
    DROPOFF_WAIT_SECONDS: '6',
  }
  async function run({ url, certificate }: Cluster): Promise<boolean> {
    const files = JOURNEYS.map((name) => `e2e/${name}.spec.ts`)
    const playwright = path.join(projectRoot, 'node_modules/.bin/playwright')
    // One worker: there is one mailbox.
    const child = spawn(playwright, ['test', '--workers=1', ...files], {
      cwd: projectRoot,
      env: { ...process.env, OZI_URL: url, OZI_MAIL_PORT: mailPort, NODE_EXTRA_CA_CERTS: certificate },
      stdio: 'inherit',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code === 0
  }
  return { settings, run }
}
