import { expect, it } from 'vitest'
import { freePort } from '../../../test/smtp.ts'
import { readConfig } from '../config.ts'
import { createHttpServer } from '../http/server.ts'
import { createLog } from '../log.ts'
import { createMetrics } from './metrics.ts'

it('answers on a port of its own, and omits what cannot be read', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const port = await freePort()
  const config = readConfig({ METRICS_PORT: String(port), PORT: '0' })
  const server = await createHttpServer(config, log)
  const metrics = createMetrics({ server, config, log })
  let isBroken = false
  metrics?.add({
    gauges: { ozi_sockets: { help: 'live connections' }, ozi_jobs_waiting: { help: 'jobs', label: 'job' } },
    read() {
      if (isBroken) throw new Error('the database is away')
      return { ozi_sockets: 7, ozi_jobs_waiting: new Map([['notification-mail', 2]]) }
    },
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    const ask = async (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`)
    const text = await (await ask()).text()
    expect(text).toContain('ozi_sockets 7\n')
    expect(text).toContain('ozi_jobs_waiting{job="notification-mail"} 2\n')
    expect(text).not.toMatch(/^# TYPE \w+_total gauge$/m)
    expect((await ask('/')).status).toBe(404)
    expect((await server.inject('/metrics')).statusCode).toBe(404)
    isBroken = true
    const broken = await (await ask()).text()
    expect(broken).not.toMatch(/^ozi_(sockets|jobs)/m)
    expect(broken).toContain('process_resident_memory_bytes')
    expect(lines.join('')).toContain('the database is away')
  } finally {
    await server.close()
  }
})
