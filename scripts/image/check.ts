import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_ROOT, type Order } from '@ozi/contract'
import { Mailbox } from '../../e2e/helpers/mailbox.ts'
import { ADMIN, freePort } from '../../e2e/helpers/ozi.ts'
import { egbu, ikenegbu, parcel } from '../../server/test/deliveries.ts'
import { buildah, IMAGE, run } from './build.ts'

/**
 * Makes a container's view of the image with the tools of any Linux: a read-only root, /data, an empty /dev, and
 * process numbers of its own, in which the server is the first, as in a container.
 */
const ENTER = `set -eu
root=$1 data=$2 user=$3; shift 3
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=755 none "$root/dev"
mkdir -m 1777 "$root/dev/shm"
for device in null zero random urandom; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mount -t proc none "$root/proc"
mount -o remount,bind,ro "$root"
cd "$root"
exec chroot --userspec="$user" "$root" /bin/sh -c 'cd /ozi && exec "$@"' sh "$@"`

interface ImageConfig {
  readonly Env: readonly string[]
  readonly Cmd: readonly string[]
  readonly User: string
}

/** Starts the built image on an empty /data, orders something, and finds the order after a second start. */
export async function checkImage(): Promise<void> {
  const container = buildah('from', '--pull-never', IMAGE)
  const root = buildah('mount', container)
  const data = mkdtempSync(path.join(tmpdir(), 'ozi-image-'))
  const mailbox = new Mailbox()
  try {
    const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE)) as {
      Docker: { config: ImageConfig }
    }
    const [uid = 0, gid = 0] = Docker.config.User.split(':').map(Number)
    chownSync(data, uid, gid)
    await mailbox.open()
    const start = () => startServer({ root, data, config: Docker.config, smtpUrl: mailbox.url })
    console.log(`size: ${run('du', '-sm', '--one-file-system', root).split('\t')[0] ?? ''} MB`)

    const first = await start()
    console.log(`ready on an empty /data after ${seconds(first.readyMs)}`)
    const orderedAt = performance.now()
    const { token, order } = await orderSomething(first.url, mailbox)
    console.log(`signed up, verified and ordered after ${seconds(performance.now() - orderedAt)} more`)
    console.log(`stopped after ${seconds(await first.stop())}`)

    const second = await start()
    console.log(`ready on the same /data after ${seconds(second.readyMs)}`)
    const { data: found } = await call<{ data: Order }>(second.url, 'GET', `/orders/${order._id}`, { token })
    if (found.fee !== order.fee) throw new Error('The order is not what it was.')
    const pages = await fetch(second.url)
    if (!pages.ok) throw new Error(`The home page was answered ${pages.status}.`)
    console.log(`found order ${found.number}; stopped after ${seconds(await second.stop())}`)
  } finally {
    await mailbox.close()
    buildah('rm', container)
    rmSync(data, { recursive: true, force: true })
  }
}

interface Start {
  readonly root: string
  readonly data: string
  readonly config: ImageConfig
  readonly smtpUrl: string
}

async function startServer({ root, data, config, smtpUrl }: Start) {
  const port = String(await freePort())
  const startedAt = performance.now()
  const unshare = ['--mount', '--pid', '--fork', '--kill-child', '/bin/sh', '-c', ENTER, 'sh']
  const child = spawn('unshare', [...unshare, root, data, config.User, ...config.Cmd], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s, 2))),
      PORT: port,
      SMTP_URL: smtpUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DATA_KEY: 'q7Zf0mXw2Lr9TnB4sVh8KjD1cYg5PaE6uRi3',
      ALLOW_SKETCH_MAPS: 'true',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      MAIL_FROM: 'ozi@ozi.test',
      SUPPORT_EMAIL: 'support@ozi.test',
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - startedAt > 90_000) {
      child.kill('SIGKILL')
      throw new Error(`The image did not start:\n${output}`)
    }
    await sleep(50)
  }
  return { url, readyMs: performance.now() - startedAt, stop: () => stop(child, () => output) }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}${API_ROOT}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Asks the server to stop, as containers are. @returns how long it took, in milliseconds */
async function stop(child: ChildProcess, output: () => string): Promise<number> {
  const stoppedAt = performance.now()
  const server = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  process.kill(Number(server), 'SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
  return performance.now() - stoppedAt
}

/** Signs up, enters the code from the mail, gets a quote and orders by it. */
async function orderSomething(url: string, mailbox: Mailbox): Promise<{ token: string; order: Order }> {
  const [email, password] = ['ada@ozi.test', 'a quiet evening in Owerri']
  const names = { firstName: 'Ada', lastName: 'Okafor', gender: 'female', mobileNumber: '08031234567' }
  const body = { ...names, email, password, confirmPassword: password }
  await call(url, 'POST', '/auth/user/signup', { body })
  const enteredOtp = await mailbox.code(email)
  await call(url, 'POST', '/auth/user/otp', { body: { email, enteredOtp } })
  const { token } = await call<{ token: string }>(url, 'POST', '/auth/user/login', {
    body: { email, password },
  })
  const errand = { ...parcel, dropLocation: egbu }
  const { data: quote } = await call<{ data: { _id: string; total: number } }>(url, 'POST', '/quotes', {
    body: { kind: 'send', pickup: ikenegbu, dropoff: egbu },
  })
  const { data: order } = await call<{ data: Order }>(url, 'POST', '/user/delivery', {
    body: { ...errand, fee: quote.total, quoteId: quote._id },
    token,
  })
  return { token, order }
}

async function call<Answer>(
  url: string,
  method: string,
  route: string,
  { body, token }: { readonly body?: unknown; readonly token?: string },
): Promise<Answer> {
  const response = await fetch(`${url}${API_ROOT}${route}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${route} was answered ${response.status}: ${text}`)
  return JSON.parse(text) as Answer
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
