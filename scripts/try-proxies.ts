/**
 * `node scripts/try-proxies.ts`: starts Ozi behind each proxy of deploy/, with a certificate of its own, and tries
 * what docs/running.md promises of them. Needs caddy, nginx, haproxy and openssl; run `node scripts/setup.mjs --build`
 * before.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { request as requestHttp } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_ROOT } from '@ozi/contract'
import { io } from 'socket.io-client'
import { freePort, projectRoot, startOzi } from '../e2e/helpers/ozi.ts'
import { haproxyConfig, HOST, makeCertificate } from './cluster/haproxy.ts'

interface Setup {
  readonly folder: string
  readonly ozi: number
  readonly http: number
  readonly https: number
}

interface Answer {
  readonly status: number
  readonly location: string
}

/** Each proxy: its command, for the example as it is but for ports, names and certificate. */
const PROXIES: Readonly<Record<string, (setup: Setup) => readonly string[]>> = {
  caddy: ({ folder, ozi, http, https }) => {
    const options = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n}\n`
    const own = `\ttls ${folder}/certificate.pem ${folder}/key.pem\n\treverse_proxy`
    const site = readFile('caddy/Caddyfile')
      .replace('{$SITE_HOST}', HOST)
      .replace('{$OZI:127.0.0.1:3000}', `127.0.0.1:${ozi}`)
      .replace('\treverse_proxy', own)
    writeFileSync(path.join(folder, 'Caddyfile'), options + site)
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')]
  },
  nginx: ({ folder, ozi, http, https }) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n')
    const site = withPorts(readFile('nginx/ozi.conf'), { ozi, http, https })
      .replaceAll('ozi.example', HOST)
      .replaceAll('/etc/ssl/ozi', folder)
    const frame = `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nuser root;\nevents {}\nhttp {\naccess_log off;\n`
    writeFileSync(path.join(folder, 'nginx.conf'), `${frame}${temporary}\n${site}}\n`)
    return ['nginx', '-c', path.join(folder, 'nginx.conf')]
  },
  haproxy: ({ folder, ozi, http, https }) => {
    const site = haproxyConfig({ http, https, servers: [ozi] }, path.join(folder, 'both.pem'))
    writeFileSync(path.join(folder, 'haproxy.cfg'), site)
    return ['haproxy', '-f', path.join(folder, 'haproxy.cfg')]
  },
}

function readFile(name: string): string {
  return readFileSync(path.join(projectRoot, 'deploy', name), 'utf8')
}

function withPorts(text: string, ports: Pick<Setup, 'ozi' | 'http' | 'https'>): string {
  return text
    .replace(/(listen )80\b/, `$1${ports.http}`)
    .replace(/(listen )443\b/, `$1${ports.https}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports.ozi}`)
}

const ONE_PROXY = { TRUST_PROXY: '1', RATE_LIMITS: 'on', SEED_DEMO: 'shops', LOG_LEVEL: 'info' }
let failures = 0

function report(proxy: string, what: string, isGood: boolean): void {
  if (!isGood) failures += 1
  console.log(`${isGood ? 'good' : 'BAD '}  ${proxy}: ${what}`)
}

async function tryProxy(name: string, command: (setup: Setup) => readonly string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ozi-proxy-'))
  makeCertificate(folder)
  const [port, http, https] = [await freePort(), await freePort(), await freePort()]
  const setup = { folder, ozi: port, http, https }
  const url = `https://${HOST}:${https}`
  const ozi = await startOzi({ ...ONE_PROXY, PORT: String(port), PUBLIC_URL: url })
  const [program = '', ...words] = command(setup)
  mkdirSync(path.join(folder, 'home'))
  const proxy = spawn(program, words, {
    stdio: 'ignore',
    env: { ...process.env, HOME: path.join(folder, 'home') },
  })
  try {
    await untilServing(https)
    const redirect = await ask(requestHttp, http, '/')
    report(name, 'http leads to https', redirect.status >= 301 && redirect.location.startsWith('https:'))
    report(name, 'HTTP/2', (await statusByHttp2(url)) === 200)
    const token = await signIn(https)
    for (const transport of ['websocket', 'polling'] as const) {
      report(name, `a socket by ${transport}`, await canConnect(url, transport, token))
    }
    report(name, 'a body of 3 MB reaches the server', (await sendBytes(https, 3_000_000)) === 401)
    // The server answers before it has read the body: a proxy may close the connection then, or answer 502.
    report(
      name,
      'a body of 5 MB is refused',
      [413, 502, 0].includes(await sendBytes(https, 5_000_000, token)),
    )
    await tryAddresses(name, https, ozi.output)
  } finally {
    proxy.kill('SIGTERM')
    await ozi.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(ozi.dataDir, { recursive: true, force: true })
  }
}

/** Fails to log in from two addresses, each also with a forged header, and compares the networks in the log. */
async function tryAddresses(name: string, port: number, output: () => string): Promise<void> {
  for (const from of ['127.0.0.1', '127.0.0.2']) {
    for (const forged of ['', '203.0.113.7', '203.0.113.8, 198.51.100.1']) {
      const headers = forged === '' ? {} : { 'x-forwarded-for': forged }
      await ask(request, port, `${API_ROOT}/auth/user/login`, {
        ...{ method: 'POST', from, headers },
        body: JSON.stringify({ email: 'nobody@ozi.test', password: 'a quiet evening' }),
      })
    }
  }
  await sleep(300)
  const networks = output()
    .split('\n')
    .filter((line) => line.includes('"event":"sign_in_refused"'))
    .map((line) => (JSON.parse(line) as { network: string }).network)
  const [one, two] = [networks.slice(0, 3), networks.slice(3)]
  report(name, 'two addresses are two networks', networks.length === 6 && one[0] !== two[0])
  const isOne = (found: readonly string[]) => found.length === 3 && new Set(found).size === 1
  report(name, 'X-Forwarded-For of a client changes nothing', isOne(one) && isOne(two))
}

async function untilServing(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status } = await ask(request, port, `${API_ROOT}/ready`).catch(() => ({ status: 0 }))
    if (status === 200) return
    await sleep(200)
  }
  throw new Error('The proxy does not serve.')
}

interface Message {
  readonly method?: string
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

function ask(
  send: typeof request | typeof requestHttp,
  port: number,
  route: string,
  { method = 'GET', from = '127.0.0.1', headers = {}, body }: Message = {},
): Promise<Answer & { readonly text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', servername: HOST, port, path: route, method, localAddress: from },
      headers: { host: `${HOST}:${port}`, 'content-type': 'application/json', ...headers },
      rejectUnauthorized: false,
      agent: false as const,
    }
    const message = send(options, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text })
      })
    })
    message.on('error', reject)
    message.end(body)
  })
}

/** @returns 0 if the connection was closed before an answer came */
async function sendBytes(port: number, bytes: number, token = ''): Promise<number> {
  const headers = { 'content-length': String(bytes), ...(token && { authorization: `Bearer ${token}` }) }
  const body = Buffer.alloc(bytes, 32)
  const route = `${API_ROOT}/user/delivery`
  return ask(request, port, route, { method: 'POST', headers, body }).then(
    ({ status }) => status,
    () => 0,
  )
}

async function signIn(port: number): Promise<string> {
  const body = JSON.stringify({ email: 'adaeze@demo.ozi.local', password: 'ozi-demo-only' })
  const { text } = await ask(request, port, `${API_ROOT}/auth/user/login`, { method: 'POST', body })
  return (JSON.parse(text) as { token: string }).token
}

function statusByHttp2(url: string): Promise<number> {
  return new Promise((resolve) => {
    const session = connectHttp2(url, { rejectUnauthorized: false })
    session.on('error', () => resolve(0))
    const stream = session.request({ ':path': '/' })
    stream.on('response', (headers) => {
      resolve(Number(headers[':status']))
      session.destroy()
    })
    stream.on('error', () => resolve(0))
  })
}

function canConnect(url: string, transport: 'websocket' | 'polling', token: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = io(url, { transports: [transport], auth: { token }, rejectUnauthorized: false })
    const end = (isGood: boolean) => {
      socket.close()
      resolve(isGood)
    }
    socket.on('connect', () => end(socket.io.engine.transport.name === transport))
    socket.on('connect_error', () => end(false))
  })
}

for (const [name, command] of Object.entries(PROXIES)) await tryProxy(name, command)
process.exit(failures === 0 ? 0 : 1)
