import type { Config } from '../config.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SmsSender } from './sms.ts'
import { createTermii } from './termii.ts'

/** The provider of the settings; without one, the outbox where there is one. Undefined: no SMS is sent. */
export function createSms(config: Pick<Config, 'sms'>, outbox: Outbox | undefined): SmsSender | undefined {
  if (config.sms) return createTermii(config.sms)
  return outbox && { send: ({ to, text }) => outbox.send({ to, subject: 'SMS', text, html: '' }) }
}
