import { VerificationCode } from '@ozi/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { errorsBy } from '~/form/errorsBy'
import { Form } from '~/form/Form'
import { rule } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { Button } from '~/ui/button/Button'
import { CodeInput } from '~/ui/field/CodeInput'
import { Field } from '~/ui/field/Field'
import { resendWaitSeconds } from './codeClock'
import { useVerification, type VerificationTexts } from './useVerification'

interface CodeFormTexts extends VerificationTexts {
  readonly code: string
  readonly nothingCame: string
  readonly resend: string
  readonly resendIn: (seconds: number) => string
  readonly codeLength: string
}

interface CodeFormProps {
  /** The address the code was mailed to. */
  email: string
  texts: CodeFormTexts
  /** The submit button. */
  submit: (isBusy: boolean) => ReactNode
  /** Focus the input, on a page with nothing else. */
  autoFocus?: boolean
}

/** The input of a six-digit code, with a way to request a new one. */
export function CodeForm({ email, texts, submit, autoFocus = false }: CodeFormProps) {
  const form = useForm({
    initial: { code: '' },
    check: (values) =>
      errorsBy(values, { code: rule(VerificationCode, { invalid_format: texts.codeLength }) }),
    asks: false,
  })
  const [resendNews, setResendNews] = useState<string | null>(null)
  const [waitSeconds, lookAtWait] = useResendWait(email)
  const { busy, verify, resend } = useVerification(email, texts)

  async function send({ code }: { code: string }) {
    if (busy !== null) return
    const wrong = await verify(code)
    if (wrong !== null) form.fail({ code: wrong })
  }

  async function askAgain() {
    setResendNews(null)
    const { isSent, message } = await resend()
    lookAtWait()
    setResendNews(message)
    if (!isSent) return
    // A new code invalidates the old one.
    form.reset({ code: '' })
    document.getElementById(form.field('code').id)?.focus()
  }

  return (
    <Form form={form} send={send} className="grid grid-cols-1 gap-5">
      <Field {...form.field('code')} label={texts.code}>
        <CodeInput
          name="code"
          value={form.values.code}
          autoFocus={autoFocus}
          onChange={(code) => form.set({ code })}
        />
      </Field>
      {submit(busy === 'verifying')}
      <div className="border-line border-t pt-4">
        <p className="text-quiet">{texts.nothingCame}</p>
        <Button
          look="secondary"
          className="mt-3 tabular-nums"
          disabled={waitSeconds > 0}
          busy={busy === 'resending'}
          onClick={() => void askAgain()}
        >
          {waitSeconds > 0 ? texts.resendIn(waitSeconds) : texts.resend}
        </Button>
        <p role="status" className="mt-3 min-h-6 font-medium">
          {resendNews}
        </p>
      </div>
    </Form>
  )
}

/**
 * Whole seconds until a new code may be requested. Computed from the clock, so it is right after a phone's
 * sleep.
 */
function useResendWait(email: string): readonly [seconds: number, look: () => void] {
  const [seconds, setSeconds] = useState(() => resendWaitSeconds(email))
  useEffect(() => {
    const timer = setInterval(() => setSeconds(resendWaitSeconds(email)), 500)
    return () => clearInterval(timer)
  }, [email])
  return [seconds, () => setSeconds(resendWaitSeconds(email))]
}
