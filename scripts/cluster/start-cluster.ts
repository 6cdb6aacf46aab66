import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startDatabasePair, type DatabasePair } from '../../e2e/helpers/database-pair.ts'
import { freePort, newDataDir, removeDataDir, startOzi, type RunningOzi } from '../../e2e/helpers/ozi.ts'
import { isListening, startProgram, type Program } from '../../e2e/helpers/programs.ts'
import { haproxyConfig, HOST, makeCertificate } from './haproxy.ts'
import { pathOf } from './programs.ts'

/** A part that can be killed, and started again at the same address. */
export interface Part {
  readonly pid: () => number
  /** Ends it by SIGKILL, as a power cut would. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
}

export interface Cluster {
  /** The proxy's address, which people open. */
  readonly url: string
  /** The file of its certificate, which this process trusts already. */
  readonly certificate: string
  readonly pair: DatabasePair
  /** Ozi; each serves people and works on jobs. */
  readonly nodes: readonly Part[]
  readonly redis: Part
  readonly bucket: Part
  readonly proxy: Part
  /** Starts another proxy, in front of the first few nodes. */
  readonly startProxy: (nodeCount: number) => Promise<{ readonly url: string; readonly part: Part }>
  /** Ends all parts and removes their data. */
  readonly stop: () => Promise<void>
}

const NODES = 3

/**
 * Starts a proxy, three servers, a primary with its synchronous standby, a Redis and a bucket, each as a process of
 * its own on this machine. If one does not start, the others are ended.
 * @param settings of the servers, beside what they need to find each other
 */
export async function startCluster(settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const folder = await newDataDir()
  const stops: (() => Promise<void>)[] = [() => removeDataDir(folder)]
  async function stop(): Promise<void> {
    // One that cannot be ended keeps none of the others.
    for (const end of stops.splice(0).reverse()) await end().catch(console.error)
  }
  const added = async (start: () => Promise<Program>): Promise<Part> => {
    let program = await start()
    stops.push(() => program.end('SIGTERM'))
    return {
      pid: () => program.pid,
      kill: () => program.end('SIGKILL'),
      start: async () => void (program = await start()),
    }
  }

  try {
    const files = makeCertificate(folder)
    trust(files.certificate)
    const pair = await startDatabasePair()
    stops.push(pair.stop)
    const redisPort = await freePort()
    const redis = await added(() => startRedis(redisPort))
    const bucketPort = await freePort()
    const bucket = await added(() => startBucket(path.join(folder, 'bucket'), bucketPort))

    const https = await freePort()
    const url = `https://${HOST}:${https}`
    const shared = {
      ...settings,
      ...{ PUBLIC_URL: url, TRUST_PROXY: '1', DATA_KEY: 'the key that the three of them share' },
      ...{ ...pair.settings, REDIS_URL: `redis://127.0.0.1:${redisPort}` },
      ...{ S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`, S3_REGION: 'us-east-1', S3_BUCKET: 'pictures' },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER', S3_FORCE_PATH_STYLE: 'true' },
    }
    const ports: number[] = []
    const nodes: Part[] = []
    for (let at = 1; at <= NODES; at += 1) {
      const port = await freePort()
      const dataDir = path.join(folder, `node${at}`)
      mkdirSync(dataDir)
      // The first one makes the tables, and the demo if it is asked for.
      const demo = at === 1 ? {} : { SEED_DEMO: 'false' }
      ports.push(port)
      nodes.push(
        await added(async () =>
          asProgram(await startOzi({ ...shared, ...demo, PORT: String(port) }, dataDir)),
        ),
      )
    }
    const proxyBefore = async (servers: readonly number[], on: number) => {
      const file = path.join(folder, `haproxy-${on}.cfg`)
      const http = await freePort()
      writeFileSync(file, haproxyConfig({ http, https: on, servers }, files.both))
      return added(() => startHaproxy(file, on))
    }
    return {
      ...{ url, certificate: files.certificate, pair, nodes, redis, bucket },
      proxy: await proxyBefore(ports, https),
      async startProxy(nodeCount) {
        const on = await freePort()
        const part = await proxyBefore(ports.slice(0, nodeCount), on)
        return { url: `https://${HOST}:${on}`, part }
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function trust(certificate: string): void {
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
}

/** With the settings of docs/running.md. */
function startRedis(port: number): Promise<Program> {
  const words = ['--bind', '127.0.0.1', '--port', String(port), '--maxmemory-policy', 'noeviction']
  const keepsNothing = ['--save', '', '--appendonly', 'no']
  return startProgram(pathOf('redis-server') ?? '', [...words, ...keepsNothing], {
    isReady: () => isListening(port),
  })
}

function startBucket(directory: string, port: number): Promise<Program> {
  const program = fileURLToPath(new URL('bucket.process.ts', import.meta.url))
  return startProgram(process.execPath, [program, directory, String(port)], {
    isReady: () => isListening(port),
  })
}

function startHaproxy(file: string, port: number): Promise<Program> {
  return startProgram(pathOf('haproxy') ?? '', ['-db', '-f', file], { isReady: () => isListening(port) })
}

function asProgram({ pid, stop, kill }: RunningOzi): Program {
  return { pid, end: (signal) => (signal === 'SIGKILL' ? kill() : stop().then(() => undefined)) }
}
