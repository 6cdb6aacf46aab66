import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('.', import.meta.url))

/** All that connects elsewhere, by the setting that names where. A browser alone names push services. */
const CONNECTS: Readonly<Record<string, string>> = {
  'platform/redis/redis.ts': 'REDIS_URL',
  'platform/mail/mailer.ts': 'SMTP_URL',
  'platform/storage/bucket.ts': 'S3_ENDPOINT, S3_BACKUP_ENDPOINT',
  'platform/sms/termii.ts': 'TERMII_URL',
  'platform/push/send-push.ts': 'the browser: public addresses alone',
  'modules/operations/post-alert.ts': 'ALERT_URL',
  'modules/payments/providers/paystack/call-paystack.ts': 'PAYSTACK_BASE_URL',
  'modules/payments/providers/sandbox/send-events.ts': 'HOST and PORT: itself',
  'modules/places/remote-service.ts': 'MAPS_PROVIDER and its addresses',
}
const REQUEST = /(?<![.\w])fetch\((?:[^()]|\([^()]*\))*?\{/
const CONNECT =
  /(?<![.\w])fetch\(|from 'node:(?:net|tls)'.*|\bcreateTransport\(|\bnew S3Client\(|\bnew Redis\(|\{[^}]*\brequest\b[^}]*\} from 'node:https?'/
/** These take part of node:net alone: types, a socket to listen, checks of addresses. */
const NO_CONNECTION = /^import (?:type )?\{[^}]*\} from 'node:(?:net|tls)'.*$/gm

async function readSources(): Promise<[string, string][]> {
  const files = (await readdir(SOURCES, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const text = await readFile(path.join(SOURCES, file), 'utf8')
      const isConnecting = /^import \{[^}]*\bconnect\b[^}]*\} from 'node:(?:net|tls)'/m.test(text)
      return [file.replaceAll(path.sep, '/'), isConnecting ? text : text.replaceAll(NO_CONNECTION, '')]
    }),
  )
}

test('the server connects where a setting says, and nowhere else', async () => {
  const connecting = (await readSources()).filter(([, text]) => CONNECT.test(text)).map(([file]) => file)
  expect(connecting.toSorted()).toEqual(Object.keys(CONNECTS).toSorted())
})

// promise (operator): No request of the server follows a redirect
test('no request of the server follows a redirect', async () => {
  const asking = (await readSources()).filter(([, text]) => REQUEST.test(text))
  expect(asking.length).toBeGreaterThan(3)
  const following = asking.filter(([, text]) => !text.includes("redirect: 'manual'"))
  expect(following.map(([file]) => file)).toEqual([])
})
