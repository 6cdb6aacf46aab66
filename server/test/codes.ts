import type { TestApp } from './app.ts'

/** Five wrong codes, none of them `right`. */
export const wrongCodes = (right: string) =>
  Array.from({ length: 9 }, (_, digit) => String(digit).repeat(6))
    .filter((code) => code !== right)
    .slice(0, 5)

/** Entering codes and asking for them, as somebody without a session, and what time would do. */
export function codesOf(app: TestApp) {
  const enter = (email: string, enteredOtp: string) => app.client().accounts.enterCode({ email, enteredOtp })
  const resend = (email: string) => app.client().accounts.resendCode({ email })
  /** Pretends that a minute has passed since the last request for a code. */
  const waitAMinute = () =>
    app.sql`update code_attempts set requested_at = requested_at - interval '61 seconds'`
  const waitADay = () => app.sql`
    update code_attempts set requested_at = requested_at - interval '1 day', mails_since = mails_since - interval '1 day'`

  async function newcomerWithCode(email: string) {
    const person = await app.newcomer({ email })
    return { ...person, code: await app.codeFor(email) }
  }

  /** Asks for another code and waits for a mail with a code that is not among the old ones. */
  async function resentCode(email: string, oldCodes: readonly string[]): Promise<string> {
    await waitAMinute()
    await resend(email)
    const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? ''
    const { text } = await app.mailTo(email, (mail) => !oldCodes.includes(codeIn(mail.text)))
    return codeIn(text)
  }

  return { enter, resend, waitAMinute, waitADay, newcomerWithCode, resentCode }
}
