import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { startAppForFile } from '../../../test/start-app-for-file.ts'
import { failJob } from '../../../test/failed-jobs.ts'

const TOKEN = 'a token for whoever watches'
const app = await startAppForFile({ METRICS_TOKEN: TOKEN })

const ask = (authorization?: string) =>
  app.server.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })
const metrics = async () => (await ask(`Bearer ${TOKEN}`)).body
const documented = (path: string) => readFile(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8')

// promise (operator): Only holders of METRICS_TOKEN read the metrics
it('shows the metrics to holders of the token alone', async () => {
  for (const given of [undefined, 'Bearer', `Bearer ${TOKEN}.`, TOKEN]) {
    expect((await ask(given)).statusCode).toBe(404)
  }
  const { statusCode, headers } = await ask(`Bearer ${TOKEN}`)
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
})

it('counts requests by their route, never by their address', async () => {
  await app.request('GET', '/track/a-secret-token-of-an-order')
  await app.request('GET', '/no/such/page?search=secret')
  const text = await metrics()
  expect(text).toMatch(/seconds_count\{method="GET",route="\/api\/v1\/\S*track\S*",status="404"\} 1/)
  expect(text).not.toMatch(/secret/)
})

it('counts jobs, orders and what is wrong, at most every 15 seconds', async () => {
  const before = await metrics()
  for (const line of ['ozi_orders{stage="waiting_for_rider"} 0', 'ozi_problems{problem="failed_jobs"} 0']) {
    expect(before).toContain(line)
  }
  expect(before).toMatch(/^ozi_database_connections_used \d/m)
  await failJob(app.sql)
  expect(await metrics()).not.toContain('ozi_jobs_failed{')
  // The metrics show what the health measures.
  await app.parts.operations.watch()
  expect(await metrics()).toContain('ozi_jobs_failed{job="health-mail"} 1')
})

// promise (operator): The dashboard and the alerts name metrics that exist, and each alert says what to do
it('has every metric of the dashboard and of the alerts', async () => {
  const text = await metrics()
  const [alerts, dashboard] = await Promise.all([
    documented('monitoring/alerts.yaml'),
    documented('monitoring/grafana.json'),
  ])
  const named = new Set(`${alerts}${dashboard}`.match(/\b(?:ozi|nodejs|process)_\w+/g))
  const known = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  )
  expect(known).toEqual(expect.arrayContaining([...named]))
  expect(named.size).toBeGreaterThan(15)
  const stages = [...alerts.matchAll(/stage="(\w+)"/g)].map(([, stage]) => `stage="${stage}"`)
  for (const stage of stages) expect(text).toContain(stage)
  // Each problem rings one of the two rules, also one that is new.
  const [now, later] = [...alerts.matchAll(/ozi_problems\{problem(=~|!~)"([^"]+)"/g)]
  expect([now?.[1], later?.[1], now?.[2]]).toEqual(['=~', '!~', later?.[2]])
  for (const problem of now?.[2]?.split('|') ?? [])
    expect(text).toContain(`ozi_problems{problem="${problem}"}`)
  const handbook = await documented('running.md')
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(names).toHaveLength(10)
  for (const name of names) expect(handbook).toContain(`**${name}**`)
})
