import type { ProofKind, ProofRefusalData, ReauthenticateInput, PasskeySignature } from '@ozi/contract'
import { type FormEvent, useId, useState } from 'react'
import { client, refusalOf } from '~/api'
import { canUsePasskeys, signWithPasskey } from '~/browser/passkeys'
import { useTexts } from '~/language'
import { sessionsTexts } from '~/languages/en/account/sessions'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { TextInput } from '~/ui/field/TextInput'
import { Alert } from '~/ui/notice/Alert'

interface ProofDialogProps {
  needed: ProofRefusalData
  onClose: (isProved: boolean) => void
}

/** Asks for a passkey, the password or a code of the second factor, and has the server check it. */
export function ProofDialog({ needed, onClose }: ProofDialogProps) {
  const texts = useTexts(sessionsTexts)
  const fieldId = useId()
  const [by, setBy] = useState(needed.by)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<{ readonly inField: boolean; readonly text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)

  /** Two-step login may have been turned on or off in another place meanwhile. */
  function askFor(kind: ProofKind) {
    setBy(kind)
    if (kind !== by) setTyped('')
  }

  async function prove(proof: ReauthenticateInput) {
    try {
      await client.sessions.reauthenticate(proof)
      onClose(true)
    } catch (error) {
      const { code, message } = refusalOf(error)
      if (code === 'TOTP_REQUIRED') askFor('code')
      if (code === 'PASSWORD_REQUIRED') askFor('password')
      const inField = ['TOTP_REQUIRED', 'TOTP_WRONG', 'PASSWORD_REQUIRED'].includes(code)
      setError({ inField, text: message })
      document.getElementById(fieldId)?.focus()
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setError(null)
    if (typed.trim() === '') {
      setError({ inField: true, text: by === 'code' ? texts.codeMissing : texts.passwordMissing })
      document.getElementById(fieldId)?.focus()
      return
    }
    setBusy(true)
    await prove(by === 'code' ? { code: typed } : { password: typed })
    setBusy(false)
  }

  /** A user who says no to the browser's question may still type. */
  async function proveByPasskey() {
    setError(null)
    try {
      const { options } = await client.passkeys.challenge()
      const signed = await signWithPasskey(options)
      if (signed === 'cancelled') return
      if (typeof signed === 'string') setError({ inField: false, text: texts.passkeyFailed })
      else await prove({ passkey: signed as PasskeySignature })
    } catch (error) {
      setError({ inField: false, text: refusalOf(error).message })
    }
  }

  const shared = {
    value: typed,
    'data-autofocus': true,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
  }
  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      title={texts.proofTitle}
      description={by === 'code' ? texts.proofCode : texts.proofPassword}
    >
      <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <Field
          id={fieldId}
          label={by === 'code' ? texts.code : texts.password}
          error={error?.inField ? error.text : undefined}
        >
          {by === 'code' ? (
            <TextInput
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              {...shared}
            />
          ) : (
            <PasswordInput autoComplete="current-password" {...shared} />
          )}
        </Field>
        {error && !error.inField && <Alert>{error.text}</Alert>}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          {needed.hasPasskey && canUsePasskeys() && (
            <Button look="quiet" className="sm:mr-auto" onClick={() => void proveByPasskey()}>
              {texts.usePasskey}
            </Button>
          )}
          <Button look="secondary" onClick={() => onClose(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyText={texts.checking}>
            {texts.goOn}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
