import { GENDERS } from '@ozi/contract'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import formScript from 'virtual:form-script'
import { useTexts } from '~/language'
import { registerTexts } from '~/languages/en/public/register'
import { MarketStall } from '~/ui/art/MarketStall'
import { Button } from '~/ui/button/Button'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field, FieldSet } from '~/ui/field/Field'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { RadioCards } from '~/ui/field/RadioCards'
import { TextInput } from '~/ui/field/TextInput'
import { AuthPage } from '../shared/AuthPage'
import { PublicPasswordFields } from '../shared/form/PublicPasswordFields'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { SignupProgress } from '../shared/SignupProgress'
import { TextLink } from '../shared/TextLink'
import { asGuest } from '../shared/readVisit'
import { loadWayIn, wayInHead } from '../shared/wayInPage'
import { withNext } from '../shared/withNext'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: formScript }

export const loader = ({ request, context }: Route.LoaderArgs) => loadWayIn(request, context)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => wayInHead(registerTexts, '/register', loaderData)

/** Its script is registerForm.ts. */
export default function RegisterPage({ loaderData: { visit, headedFor, kept } }: Route.ComponentProps) {
  const texts = useTexts(registerTexts)
  return (
    <AuthPage
      visit={asGuest(visit)}
      headedFor={headedFor}
      kept={kept}
      title={texts.title}
      lead={texts.lead}
      art={<MarketStall className="w-full" />}
      progress={<SignupProgress step="register" />}
      footer={
        <p>
          {texts.haveAccount} <TextLink to={withNext('/login', headedFor)}>{texts.logIn}</TextLink>
        </p>
      }
    >
      <PageForm name="register" inScreens>
        <Screen at={1}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-3 gap-y-5">
            <Field id="firstName" label={texts.firstName}>
              <TextInput
                name="firstName"
                autoComplete="given-name"
                autoCapitalize="words"
                enterKeyHint="next"
                required
              />
            </Field>
            <Field id="lastName" label={texts.lastName}>
              <TextInput
                name="lastName"
                autoComplete="family-name"
                autoCapitalize="words"
                enterKeyHint="next"
                required
              />
            </Field>
          </div>
          <Field id="mobileNumber" label={texts.mobileNumber}>
            <PhoneInput name="mobileNumber" enterKeyHint="next" required />
          </Field>
          <Field id="email" label={texts.email} hint={texts.emailHint}>
            <EmailInput name="email" enterKeyHint="next" required />
          </Field>
          <Button data-next wide disabled className="md:hidden">
            {texts.next}
          </Button>
        </Screen>
        <Screen at={2}>
          <PublicPasswordFields labels={texts} />
          <FieldSet label={texts.gender} hint={texts.genderHint}>
            <RadioCards
              name="gender"
              columns={2}
              options={GENDERS.map((value) => ({ value, label: texts.genders[value] }))}
            />
          </FieldSet>
          <p className="text-quiet text-sm">
            {texts.agree.before}{' '}
            <a href="/terms" className="text-palm underline underline-offset-4">
              {texts.agree.terms}
            </a>{' '}
            {texts.agree.between}{' '}
            <a href="/privacy" className="text-palm underline underline-offset-4">
              {texts.agree.privacy}
            </a>
            {texts.agree.after}
          </p>
          <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
          <Button data-back look="quiet" wide className="md:hidden">
            {texts.back}
          </Button>
        </Screen>
      </PageForm>
    </AuthPage>
  )
}

const OTHERS = {
  1: 'max-md:group-data-[at=2]/form:hidden',
  2: 'max-md:group-data-[at=1]/form:hidden',
} as const

/** A part of a PageForm that phones show by itself; wide screens show all parts. */
function Screen({ at, children }: { at: keyof typeof OTHERS; children: ReactNode }) {
  return (
    <div data-screen={at} className={clsx('grid grid-cols-1 gap-5', OTHERS[at])}>
      {children}
    </div>
  )
}
