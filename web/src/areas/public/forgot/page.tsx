import type { ReactNode } from 'react'
import formScript from 'virtual:form-script'
import { useTexts } from '~/language'
import { forgotTexts } from '~/languages/en/public/forgot'
import { Letter } from '~/ui/art/Letter'
import { LostRoad } from '~/ui/art/LostRoad'
import { Button } from '~/ui/button/Button'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { AuthPage, OtherView } from '../shared/AuthPage'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { TextLink } from '../shared/TextLink'
import { loadWayIn, wayInHead } from '../shared/wayInPage'
import { withNext } from '../shared/withNext'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: formScript }

export const loader = ({ request, context }: Route.LoaderArgs) => loadWayIn(request, context)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => wayInHead(forgotTexts, '/forgot', loaderData)

/** Requests a link to set a new password. Its script is forgotForm.ts. */
export default function ForgotPage({ loaderData: { visit, headedFor, kept } }: Route.ComponentProps) {
  const texts = useTexts(forgotTexts)
  const footer = (
    <p>
      {texts.remembered} <TextLink to={withNext('/login', headedFor)}>{texts.logIn}</TextLink>
    </p>
  )
  return (
    <AuthPage
      visit={visit}
      headedFor={headedFor}
      kept={kept}
      title={texts.title}
      lead={texts.lead}
      art={<LostRoad className="w-full" />}
      artOnPhones
      footer={footer}
      later={<SentView footer={footer} />}
    >
      <PageForm name="forgot">
        <Field id="email" label={texts.email}>
          <EmailInput name="email" required />
        </Field>
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
      </PageForm>
    </AuthPage>
  )
}

/** Says what happened, in the same words whether or not the address has an account. */
function SentView({ footer }: { footer: ReactNode }) {
  const texts = useTexts(forgotTexts)
  return (
    <OtherView
      name="sent"
      title={texts.sentTitle}
      art={<Letter className="w-full" />}
      artOnPhones
      footer={footer}
    >
      <div className="grid justify-items-start gap-4">
        <p data-message tabIndex={-1} className="text-lg" />
        <p className="text-quiet wrap-anywhere">
          {texts.sentTo} <strong data-email className="text-ink" />. {texts.sentNote}
        </p>
        <Button data-again look="secondary">
          {texts.again}
        </Button>
      </div>
    </OtherView>
  )
}
