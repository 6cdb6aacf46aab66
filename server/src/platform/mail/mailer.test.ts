import { expect, it } from 'vitest'
import { testMailServer } from '../../../test/smtp.ts'
import { createMailer } from './mailer.ts'

const mail = { subject: 'Your code', text: '123456', html: '<p>123456</p>' }

// promise (operator): Production sends no mail over a connection without TLS
it.each(['', '?ignoreTLS=true'])(
  'sends nothing in plain where TLS is required: smtp://…%s',
  async (query) => {
    const server = await testMailServer()
    await server.open()
    const send = (requiresTls: boolean) =>
      createMailer({
        smtpUrl: server.url + query,
        requiresTls,
        from: 'ozi@ozi.test',
        outbox: undefined,
      }).send({
        to: 'ada@ozi.test',
        ...mail,
      })
    try {
      await expect(send(true)).rejects.toThrow(/did not take it/)
      expect(server.mails).toHaveLength(0)
      await send(false)
      expect(server.mails).toHaveLength(1)
    } finally {
      await server.close()
    }
  },
)
