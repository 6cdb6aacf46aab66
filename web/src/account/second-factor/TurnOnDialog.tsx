import { TOTP } from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { errorsBy } from '~/form/errorsBy'
import { Form } from '~/form/Form'
import { required } from '~/form/rule'
import { useForm } from '~/form/useForm'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { TextInput } from '~/ui/field/TextInput'
import { useLeaving } from '~/ui/dialog/useLeaving'
import { QrCode } from './QrCode'
import { RecoveryCodes } from './RecoveryCodes'
import { useTexts } from '~/language'
import { secondFactorTexts } from '~/languages/en/account/secondFactor'

/** The current step: the password, the app, the recovery codes. */
type Stage =
  | { readonly at: 'password' }
  | { readonly at: 'app'; readonly secret: string; readonly uri: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] }

const TITLES = { password: 'onTitle', app: 'scanTitle', codes: 'recoveryTitle' } as const

/** Turns on two-step login. The secret is discarded if the dialog is closed before the last step. */
export function TurnOnDialog({ open, onClose }: { open: boolean; onClose: (isOn: boolean) => void }) {
  const texts = useTexts(secondFactorTexts)
  const [stage, setStage] = useState<Stage>({ at: 'password' })
  const [isBusy, setBusy] = useState(false)
  function close() {
    onClose(stage.at === 'codes')
    setStage({ at: 'password' })
  }
  const { leave, question } = useLeaving({
    isUnsaved: stage.at === 'codes',
    isBusy,
    onClose: close,
    words: texts,
  })
  return (
    <Dialog open={open} onClose={leave} title={texts[TITLES[stage.at]]}>
      {stage.at === 'password' && (
        <PasswordStep onPassed={(made) => setStage({ at: 'app', ...made })} onCancel={close} />
      )}
      {stage.at === 'app' && (
        <AppStep
          {...stage}
          onPassed={(codes) => setStage({ at: 'codes', codes })}
          onBusy={setBusy}
          onCancel={leave}
        />
      )}
      {stage.at === 'codes' && <RecoveryCodes codes={stage.codes} onKept={close} />}
      {question}
    </Dialog>
  )
}

function PasswordStep({
  onPassed,
  onCancel,
}: {
  onPassed: (made: { secret: string; uri: string }) => void
  onCancel: () => void
}) {
  const texts = useTexts(secondFactorTexts)
  const form = useForm({
    initial: { currentPassword: '' },
    check: (values) =>
      errorsBy(values, { currentPassword: (typed) => typed !== '' || texts.passwordMissing }),
    fieldOf: () => 'currentPassword',
    asks: false,
  })
  return (
    <Form
      form={form}
      send={async (proof) => onPassed(await client.secondFactor.begin(proof))}
      className="grid gap-5"
    >
      <p>{texts.passwordWhy}</p>
      <Field {...form.field('currentPassword')} label={texts.currentPassword}>
        <PasswordInput autoComplete="current-password" data-autofocus {...form.bind('currentPassword')} />
      </Field>
      <StepButtons busy={form.isBusy} action={texts.next} onCancel={onCancel} />
    </Form>
  )
}

function AppStep({
  secret,
  uri,
  onPassed,
  onBusy,
  onCancel,
}: {
  secret: string
  uri: string
  onPassed: (codes: readonly string[]) => void
  /** While it is being turned on the dialog must stay: the answer shows the recovery codes, once. */
  onBusy: (isBusy: boolean) => void
  onCancel: () => void
}) {
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
      onPassed((await client.secondFactor.turnOn({ code })).recoveryCodes)
    } finally {
      onBusy(false)
    }
  }

  return (
    <Form form={form} send={send} className="grid gap-5">
      <div className="grid justify-items-center gap-3">
        <QrCode text={uri} alt={texts.scanAlt} className="rounded-control border-line w-52 border" />
        <div className="text-center">
          <p className="text-quiet text-sm">{texts.byHand}</p>
          <p className="font-mono text-sm wrap-anywhere select-all">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </div>
      </div>
      <Field {...form.field('code')} label={texts.code} hint={texts.scan}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={TOTP.digits + 1}
          required
          ref={focusOnce}
          {...form.bind('code')}
        />
      </Field>
      <StepButtons busy={form.isBusy} action={texts.confirm} onCancel={onCancel} />
    </Form>
  )
}

/** The previous step's input disappeared, and the focus with it. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus()

export function StepButtons({
  busy,
  action,
  onCancel,
}: {
  busy: boolean
  action: string
  onCancel: () => void
}) {
  const texts = useTexts(secondFactorTexts)
  return (
    <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
      <Button look="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" busy={busy} busyText={texts.busy}>
        {action}
      </Button>
    </div>
  )
}
