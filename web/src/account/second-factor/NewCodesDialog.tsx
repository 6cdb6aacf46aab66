import { useState } from 'react'
import { client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { Form } from '~/form/Form'
import { required } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { TextInput } from '~/ui/field/TextInput'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { RecoveryCodes } from './RecoveryCodes'
import { StepButtons } from './TurnOnDialog'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'

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
  const form = useForm({
    initial: { code: '' },
    check: (values) => errorsBy(values, { code: required(texts.codeMissing) }),
    fieldOf: () => 'code',
    asks: false,
  })

  async function send({ code }: { code: string }) {
    onBusy(true)
    try {
      onMade((await client.secondFactor.renewRecoveryCodes({ code })).recoveryCodes)
    } finally {
      onBusy(false)
    }
  }

  return (
    <Form form={form} send={send} className="grid gap-5">
      <p>{texts.newCodesWhy}</p>
      <Field {...form.field('code')} label={texts.offCode}>
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          required
          data-autofocus
          {...form.bind('code')}
        />
      </Field>
      <StepButtons busy={form.isBusy} action={texts.newCodesMake} onCancel={onCancel} />
    </Form>
  )
}
