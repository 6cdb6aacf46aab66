import path from 'node:path'
import { projectRoot, removeDataDir, startOzi } from '../e2e/helpers/ozi.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/database/index.ts'
import { connectionOf } from './helpers/orders.ts'
import { measureWebhooks } from './helpers/webhooks.ts'

const CUSTOMERS = 5_000
const RATES = [50, 200, 50, 200]

/** Payments that Paystack tells, on a small database; `money` measures the same at a million orders. */
export async function run(): Promise<void> {
  const dataDir = path.join(projectRoot, '.data', 'bench', 'webhooks')
  await removeDataDir(dataDir)
  const ozi = await startOzi({ RATE_LIMITS: 'off' }, dataDir)
  const sql = openDatabase(connectionOf(dataDir), { max: 12, statementTimeoutMs: 0 })
  try {
    await sql`
      insert into accounts (_id, name, email, role, password_hash, mobile_number, verified_at)
      select gen_random_uuid(), 'Customer ' || i, 'customer-' || i || '@bench.ozi.local', 'user', '',
        '+234803' || lpad(i::text, 7, '0'), now()
      from generate_series(1, ${CUSTOMERS}) as i`
    for (const perSecond of RATES) await measureWebhooks({ url: ozi.url, dataDir, sql, perSecond })
  } finally {
    await closeDatabase(sql)
    await ozi.stop()
    await removeDataDir(dataDir)
  }
}
