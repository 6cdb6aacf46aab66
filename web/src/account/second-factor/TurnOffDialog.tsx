import { type FormEvent, useId, useState } from 'react'
import { client } from '~/api'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { Alert } from '~/ui/notice/Alert'
import { notice } from '~/ui/notice/notice'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { TextInput } from '~/ui/field/TextInput'
import { StepButtons } from './TurnOnDialog'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'
import { useStep } from './useStep'

/** Asks for the password and a code, as a login does. */
export function TurnOffDialog({ open, onClose }: { open: boolean; onClose: (isOff: boolean) => void }) {
  const texts = useTexts(secondFactorTexts)
  return (
    <Dialog open={open} onClose={() => onClose(false)} title={texts.offTitle} description={texts.offWhy}>
      <TurnOffForm onClose={onClose} />
    </Dialog>
  )
}

const fieldOf = (refusal: string) =>
  refusal === 'PASSWORD_REQUIRED' ? 'password' : refusal === 'TOTP_WRONG' ? 'code' : undefined

function TurnOffForm({ onClose }: { onClose: (isOff: boolean) => void }) {
  const texts = useTexts(secondFactorTexts)
  const id = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { isBusy, errors, setErrors, take } = useStep<'password' | 'code'>(fieldOf)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const missing = {
      ...(password === '' ? { password: texts.passwordMissing } : {}),
      ...(code.trim() === '' ? { code: texts.codeMissing } : {}),
    }
    if (Object.keys(missing).length > 0) return setErrors(missing)
    await take(async () => {
      await client.secondFactor.turnOff({ currentPassword: password, code })
      onClose(true)
      void notice.success(texts.title, texts.offDone)
    })
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field id={`${id}-password`} label={texts.currentPassword} error={errors.password}>
        <PasswordInput
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Field id={`${id}-code`} label={texts.offCode} error={errors.code}>
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      {errors.form !== undefined && <Alert>{errors.form}</Alert>}
      <StepButtons busy={isBusy} action={texts.turnOff} onCancel={() => onClose(false)} />
    </form>
  )
}
