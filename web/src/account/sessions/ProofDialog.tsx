import type { ProofKind, ProofRefusalData, ReauthenticateInput, PasskeySignature } from '@ozi/contract'
import { useState } from 'react'
import { client, refusalOf } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { required } from '~/form/rule'
import { TaskDialog } from '~/form/TaskDialog'
import { useForm } from '~/form/useForm'
import { canUsePasskeys, signWithPasskey } from '~/browser/passkeys'
import { useTexts } from '~/language'
import { sessionsTexts } from '~/languages/en/account/sessions'
import { Button } from '~/ui/button/Button'
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
  const [by, setBy] = useState(needed.by)
  const form = useForm({
    initial: { typed: '' },
    check: (values) =>
      errorsBy(values, { typed: required(by === 'code' ? texts.codeMissing : texts.passwordMissing) }),
    fieldOf: ({ code }) =>
      code === 'TOTP_REQUIRED' || code === 'TOTP_WRONG' || code === 'PASSWORD_REQUIRED' ? 'typed' : undefined,
    onRefused: ({ message }) => ({ title: message, texts: [] }),
    asks: false,
  })

  /** Two-step login may have been turned on or off in another place meanwhile. */
  function askFor(kind: ProofKind) {
    setBy(kind)
    if (kind !== by) form.reset({ typed: '' })
  }

  async function prove(proof: ReauthenticateInput) {
    try {
      await client.sessions.reauthenticate(proof)
      onClose(true)
    } catch (error) {
      const { code } = refusalOf(error)
      if (code === 'TOTP_REQUIRED') askFor('code')
      if (code === 'PASSWORD_REQUIRED') askFor('password')
      throw error
    }
  }

  /** A user who says no to the browser's question may still type. */
  async function proveByPasskey() {
    form.setHeadline(null)
    try {
      const { options } = await client.passkeys.challenge()
      const signed = await signWithPasskey(options)
      if (signed === 'cancelled') return
      if (typeof signed === 'string') form.setHeadline({ title: texts.passkeyFailed, texts: [] })
      else await prove({ passkey: signed as PasskeySignature })
    } catch (error) {
      form.showRefusal(refusalOf(error))
    }
  }

  return (
    <TaskDialog
      form={form}
      send={({ typed }) => prove(by === 'code' ? { code: typed } : { password: typed })}
      title={texts.proofTitle}
      description={by === 'code' ? texts.proofCode : texts.proofPassword}
      actionText={texts.goOn}
      busyText={texts.checking}
      buttons={
        needed.hasPasskey &&
        canUsePasskeys() && (
          <Button look="quiet" className="sm:order-first sm:mr-auto" onClick={() => void proveByPasskey()}>
            {texts.usePasskey}
          </Button>
        )
      }
      onClose={() => onClose(false)}
    >
      <Field {...form.field('typed')} label={by === 'code' ? texts.code : texts.password}>
        {by === 'code' ? (
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            {...form.bind('typed')}
          />
        ) : (
          <PasswordInput autoComplete="current-password" data-autofocus {...form.bind('typed')} />
        )}
      </Field>
      {form.headline && <Alert>{form.headline.title}</Alert>}
    </TaskDialog>
  )
}
