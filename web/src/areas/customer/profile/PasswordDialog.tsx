import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'

interface PasswordDialogProps {
  /** The new address, and why the last password was refused; null closes the dialog. */
  asking: { readonly email: string; readonly error: string | null } | null
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the current password before the e-mail address changes. */
export function PasswordDialog({ asking, onPassword, onClose }: PasswordDialogProps) {
  const texts = useTexts(profileTexts)
  return (
    <Dialog
      open={asking !== null}
      onClose={onClose}
      title={texts.passwordTitle}
      description={asking && <span className="wrap-anywhere">{texts.passwordWhy(asking.email)}</span>}
    >
      <PasswordForm refused={asking?.error ?? null} onPassword={onPassword} onClose={onClose} />
    </Dialog>
  )
}

function PasswordForm({
  refused,
  onPassword,
  onClose,
}: Omit<PasswordDialogProps, 'asking'> & { refused: string | null }) {
  const texts = useTexts(profileTexts)
  const fieldId = useId()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setMissing(password === '')
    if (password === '') return document.getElementById(fieldId)?.focus()
    setBusy(true)
    await onPassword(password)
    setBusy(false)
    document.getElementById(fieldId)?.focus()
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        id={fieldId}
        label={texts.currentPassword}
        error={isMissing ? texts.passwordMissing : (refused ?? undefined)}
      >
        <PasswordInput
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setMissing(false)
          }}
        />
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyText={texts.saving}>
          {texts.passwordContinue}
        </Button>
      </div>
    </form>
  )
}
