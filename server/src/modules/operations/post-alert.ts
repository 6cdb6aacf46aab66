import { PROBLEMS } from '@ozi/contract'
import { codeOf, reasonOf } from '../../platform/database/failure.ts'
import type { ProblemChanges } from './health-mail.ts'

const TIMEOUT_MS = 10_000

/**
 * Tells a webhook what is wrong and what is right again: codes for programs, `text` for chats.
 * @throws Error whose message does not name the address: its path may be a secret
 */
export async function postAlert(
  url: string,
  { wrong, right }: ProblemChanges,
  link: string,
  timeoutMs = TIMEOUT_MS,
): Promise<void> {
  const lines = [
    ...wrong.map((name) => PROBLEMS[name].text),
    ...right.map((name) => `This is over: ${PROBLEMS[name].text}`),
  ]
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `Ozi: ${lines.join(' ')}`, began: wrong, ended: right, link }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const { cause } = error as { cause?: unknown }
    throw new Error(`the webhook of ALERT_URL does not answer: ${codeOf(cause) ?? reasonOf(error)}`)
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the webhook of ALERT_URL answered ${answer.status}`)
}
