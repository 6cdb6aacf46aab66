import { z } from 'zod'
import type { Config } from '../config.ts'
import { codeOf, reasonOf } from '../database/failure.ts'
import { readAnswer } from '../http/read-answer.ts'
import { type SmsSender, SmsFailure } from './sms.ts'

const TIMEOUT_MS = 10_000
const ANSWER_BYTES = 64 * 1024

/** It answers so to an SMS that it took. */
const Taken = z.object({ message_id: z.union([z.string(), z.number()]) })

/** Sends SMS by Termii: POST /api/sms/send, as developers.termii.com describes it. */
export function createTermii(settings: NonNullable<Config['sms']>, timeoutMs = TIMEOUT_MS): SmsSender {
  return {
    async send({ to, text }) {
      const answer = await fetch(`${settings.url}/api/sms/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          api_key: settings.key,
          to: to.replace(/^\+/, ''),
          from: settings.senderId,
          sms: text,
          type: 'plain',
          channel: settings.channel,
        }),
        // Another host must get neither the key nor the number.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => {
        const { cause } = error as { cause?: unknown }
        throw new SmsFailure(`no answer of the SMS provider: ${codeOf(cause) ?? reasonOf(error)}`, false)
      })
      const body = await readJson(answer)
      if (answer.ok && Taken.safeParse(body).success) return
      // A refused key or an empty account is for the operator to mend, so those wait and are tried again.
      const isFinal = [400, 404, 422].includes(answer.status)
      throw new SmsFailure(`the SMS provider answered ${answer.status}`, isFinal)
    },
  }
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return JSON.parse((await readAnswer(answer, ANSWER_BYTES)) ?? 'null')
  } catch {
    return null
  }
}
