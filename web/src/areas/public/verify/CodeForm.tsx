import { accountMessages, CODE } from '@ozi/contract'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '~/ui/Button'
import { CodeInput } from '~/ui/CodeInput'
import { Field } from '~/ui/Field'
import { verifyTexts as texts } from './texts'
import { useCountdown } from './useCountdown'
import { useVerification } from './useVerification'

/** Six digits, and another six for those who ask. */
export function CodeForm({ email, headedFor }: { email: string; headedFor: string | null }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [waitSeconds, restartWait] = useCountdown(CODE.resendAfterSeconds)
  const field = useRef<HTMLInputElement>(null)
  const { busy, verify, resend } = useVerification(email, headedFor)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy !== null) return
    const problem = code.length === CODE.length ? await verify(code) : accountMessages.codeLength
    setError(problem)
    if (problem !== null) field.current?.focus()
  }

  async function askAgain() {
    const problem = await resend()
    setError(problem)
    if (problem !== null) return
    setCode('')
    restartWait(CODE.resendAfterSeconds)
    field.current?.focus()
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field id="code" label={texts.code} error={error ?? undefined}>
        <CodeInput
          name="code"
          ref={field}
          value={code}
          autoFocus
          onChange={(typed) => {
            setCode(typed)
            setError(null)
          }}
        />
      </Field>
      <Button type="submit" wide busy={busy === 'verifying'} busyText={texts.busy}>
        {texts.submit}
      </Button>
      <div className="border-line border-t pt-4">
        <p className="text-quiet text-sm">{texts.nothingCame}</p>
        <Button
          look="secondary"
          className="mt-3 tabular-nums"
          disabled={waitSeconds > 0}
          busy={busy === 'resending'}
          onClick={() => void askAgain()}
        >
          {waitSeconds > 0 ? texts.resendIn(waitSeconds) : texts.resend}
        </Button>
      </div>
    </form>
  )
}
