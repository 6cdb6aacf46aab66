import { type FormEvent, useId, useState } from 'react'
import { client } from '~/api'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { RecoveryCodes } from './RecoveryCodes'
import { StepButtons } from './TurnOnDialog'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'
import { useStep } from './useStep'

/** Replaces all recovery codes; asks for a code of the app or an unused recovery code. */
export function NewCodesDialog({ open, onClose }: { open: boolean; onClose: (isMade: boolean) => void }) {
  const texts = useTexts(secondFactorTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  function close() {
    onClose(codes !== null)
    setCodes(null)
  }
  const [isBusy, setBusy] = useState(false)
  const { leave, question } = useLeaving({
    isUnsaved: codes !== null,
    isBusy,
    onClose: close,
    words: texts,
  })
  return (
    <Dialog open={open} onClose={leave} title={codes ? texts.recoveryTitle : texts.newCodes}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <CodeForm onMade={setCodes} onBusy={setBusy} onCancel={leave} />
      )}
      {question}
    </Dialog>
  )
}

interface CodeFormProps {
  onMade: (codes: readonly string[]) => void
  /** While the old codes are being replaced the dialog must stay: the answer shows the new ones, once. */
  onBusy: (isBusy: boolean) => void
  onCancel: () => void
}

function CodeForm({ onMade, onBusy, onCancel }: CodeFormProps) {
  const texts = useTexts(secondFactorTexts)
  const fieldId = useId()
  const [code, setCode] = useState('')
  const { isBusy, errors, setErrors, take } = useStep(() => 'code', onBusy)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim() === '') setErrors({ code: texts.codeMissing })
    else
      await take(async () => onMade((await client.secondFactor.renewRecoveryCodes({ code })).recoveryCodes))
    document.getElementById(fieldId)?.focus()
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p>{texts.newCodesWhy}</p>
      <Field id={fieldId} label={texts.offCode} error={errors.code}>
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          data-autofocus
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      <StepButtons busy={isBusy} action={texts.newCodesMake} onCancel={onCancel} />
    </form>
  )
}
