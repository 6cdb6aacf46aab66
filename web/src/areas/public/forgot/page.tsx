import { zodResolver } from '@hookform/resolvers/zod'
import { ForgotPasswordInput } from '@ozi/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { client, refusalOf } from '~/api'
import { Letter } from '~/ui/art/Letter'
import { LostRoad } from '~/ui/art/LostRoad'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { FormErrorSummary } from '~/ui/FormErrorSummary'
import { AuthLayout } from '~/ui/layouts/AuthLayout'
import { TextInput } from '~/ui/TextInput'
import { Brand } from '../shared/Brand'
import { TextLink } from '../shared/TextLink'
import { useFormErrors } from '../shared/useFormErrors'
import { forgotTexts as texts } from './texts'

export const meta = () => [{ title: texts.pageTitle }]

export default function ForgotPage() {
  /** The server's words once the link is on its way. */
  const [sent, setSent] = useState<string | null>(null)
  return (
    <AuthLayout
      brand={<Brand />}
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
        <div className="grid justify-items-start gap-4">
          <p role="status" className="text-lg">
            {sent}
          </p>
          <p className="text-quiet">{texts.sentNote}</p>
          <Button look="secondary" onClick={() => setSent(null)}>
            {texts.again}
          </Button>
        </div>
      )}
    </AuthLayout>
  )
}

function AddressForm({ onSent }: { onSent: (message: string) => void }) {
  const form = useForm({ resolver: zodResolver(ForgotPasswordInput), defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState
  const problems = useFormErrors<{ email: string }>(['email'])

  async function submit(input: { email: string }) {
    problems.clear()
    try {
      const { message } = await client.accounts.password(input)
      onSent(message)
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
          {...form.register('email')}
        />
      </Field>
      <Button type="submit" wide busy={isSubmitting} busyText={texts.busy}>
        {texts.submit}
      </Button>
    </form>
  )
}
