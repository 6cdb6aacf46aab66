import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Person, type TestApp } from '../test/app.ts'
import { sendParcel } from '../test/deliveries.ts'
import { connect, listen } from '../test/sockets.ts'

const TOKEN = 'a token for the one who measures it all'

let web: TestApp
let worker: TestApp
let ada: Person
beforeAll(async () => {
  const DATABASE_URL = 'postgres://the.database.of/the.test'
  web = await startTestApp({ DATABASE_URL, PROCESS: 'web' })
  worker = await startTestApp({ DATABASE_URL, PROCESS: 'worker', METRICS_TOKEN: TOKEN }, web)
  // By a mail that the worker sends.
  ada = await web.customer()
})
afterAll(async () => {
  await worker.stop()
  await web.stop()
})

// promise (operator): A worker takes jobs and clock from the processes that serve people
test("what a worker's clock does reaches the sockets of a web process", async () => {
  const listener = await connect(await listen(web), ada.token)
  const order = await sendParcel(ada)
  for (const hours of [0.5, 2]) {
    await worker.parts.orders.runClock(new Date(Date.now() + hours * 3600_000))
  }
  await listener.hears(order, 'expired')
  listener.close()
})

test('a worker answers health checks and metrics, and nothing else', async () => {
  const address = await listen(worker)
  for (const path of ['/api/v1/health', '/api/v1/ready?now'])
    expect((await fetch(address + path)).status).toBe(200)
  const headers = { authorization: `Bearer ${TOKEN}` }
  expect((await fetch(`${address}/metrics`, { headers })).status).toBe(200)
  for (const path of ['/', '/api/v1/places/region', '/api/docs', '//api/v1/health', '/uploads/x.webp']) {
    expect((await fetch(address + path)).status, path).toBe(404)
  }
  await expect(connect(address, ada.token)).rejects.toThrow()
})
