import { GENDERS } from '@ozi/contract'
import { MarketStall } from '~/ui/art/MarketStall'
import { EmailInput } from '~/ui/EmailInput'
import { Field, FieldSet } from '~/ui/Field'
import { PhoneInput } from '~/ui/PhoneInput'
import { RadioCards } from '~/ui/RadioCards'
import { TextInput } from '~/ui/TextInput'
import { AuthPage } from '../shared/AuthPage'
import { NewPasswordFields } from '../shared/form/NewPasswordFields'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { SignupProgress } from '../shared/SignupProgress'
import { TextLink } from '../shared/TextLink'
import { asGuest } from '../shared/visit'
import { loadWayIn, wayInHead } from '../shared/wayInPage'
import { withNext } from '../shared/withNext'
import type { Route } from './+types/page'
import { registerTexts as texts } from './texts'

export const handle = { hydrate: false }

export const loader = ({ request, context }: Route.LoaderArgs) => loadWayIn(request, context)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => wayInHead(texts, '/register', loaderData)

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: texts.genders[value] }))

/** Its script is registerForm.ts. */
export default function RegisterPage({ loaderData: { visit, headedFor } }: Route.ComponentProps) {
  return (
    <AuthPage
      visit={asGuest(visit)}
      headedFor={headedFor}
      title={texts.title}
      lead={texts.lead}
      art={<MarketStall className="w-full" />}
      progress={<SignupProgress step={1} />}
      footer={
        <p>
          {texts.haveAccount} <TextLink to={withNext('/login', headedFor)}>{texts.logIn}</TextLink>
        </p>
      }
    >
      <PageForm name="register">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
          <Field id="firstName" label={texts.firstName}>
            <TextInput name="firstName" autoComplete="given-name" required />
          </Field>
          <Field id="lastName" label={texts.lastName}>
            <TextInput name="lastName" autoComplete="family-name" required />
          </Field>
        </div>
        <Field id="email" label={texts.email} hint={texts.emailHint}>
          <EmailInput name="email" required />
        </Field>
        <Field id="mobileNumber" label={texts.mobileNumber}>
          <PhoneInput name="mobileNumber" required />
        </Field>
        <FieldSet label={texts.gender}>
          <RadioCards name="gender" columns={2} options={GENDER_OPTIONS} />
        </FieldSet>
        <NewPasswordFields labels={texts} />
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
      </PageForm>
    </AuthPage>
  )
}
