import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { client, refusalOf } from '~/api'
import { Letter } from '~/ui/art/Letter'
import { LostRoad } from '~/ui/art/LostRoad'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { TextInput } from '~/ui/TextInput'
import { accountRules } from '~/account/accountRules'
import { AuthPage } from '../shared/AuthPage'
import { SubmitButton } from '../shared/SubmitButton'
import { TextLink } from '../shared/TextLink'
import { useFormErrors } from '~/account/useFormErrors'
import { forgotTexts as texts } from './texts'

export const meta = () => [{ title: texts.pageTitle }, { name: 'description', content: texts.description }]

/** A link was asked for: for which address, and the server's words. */
interface Sent {
  email: string
  message: string
}

/** Asks for a link to set a new password. The answer is the same whether or not the address has an account. */
export default function ForgotPage() {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <AuthPage
      title={sent === null ? texts.title : texts.sentTitle}
      lead={sent === null && texts.lead}
      art={sent === null ? <LostRoad className="w-full" /> : <Letter className="w-full" />}
      artOnPhones
      footer={
        <p>
          {texts.remembered} <TextLink to="/login">{texts.logIn}</TextLink>
        </p>
      }
    >
      {sent === null ? (
        <AddressForm onSent={setSent} />
      ) : (
        <SentNote sent={sent} onAgain={() => setSent(null)} />
      )}
    </AuthPage>
  )
}

/** Says what happened; the focus goes there, since the form it was in is gone. */
function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <p ref={words} tabIndex={-1} className="text-lg">
        {sent.message}
      </p>
      <p className="text-quiet wrap-anywhere">
        {texts.sentTo} <strong className="text-ink">{sent.email}</strong>. {texts.sentNote}
      </p>
      <Button look="secondary" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  )
}

function AddressForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const form = useForm<{ email: string }>()
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<{ email: string }>(['email'])

  async function submit({ email }: { email: string }) {
    problems.clear()
    try {
      const { message } = await client.accounts.password({ email })
      onSent({ email: email.trim(), message })
    } catch (error) {
      problems.showRefusal(refusalOf(error), form.setError)
    }
  }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={form.handleSubmit(submit)}>
      {problems.title && (
        <FormErrorSummary attempt={problems.attempt} title={problems.title} errors={problems.summaryOf({})} />
      )}
      <Field id="email" label={texts.email} error={errors.email?.message}>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.register('email', { validate: accountRules.email })}
        />
      </Field>
      <SubmitButton busy={isSubmitting} busyText={texts.busy}>
        {texts.submit}
      </SubmitButton>
    </form>
  )
}
