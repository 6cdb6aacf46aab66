import formScript from 'virtual:form-script'
import type { Site } from '~/api/site'
import { useTexts } from '~/language'
import { loginTexts } from '~/languages/en/public/login'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Button } from '~/ui/button/Button'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { TextInput } from '~/ui/field/TextInput'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { SUCCESS_NOTICE_MS } from '~/ui/notice/notice'
import { NoticeLine } from '~/ui/line/NoticeLine'
import { AuthPage } from '../shared/AuthPage'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { TextLink } from '../shared/TextLink'
import { asGuest } from '../shared/readVisit'
import { loadWayIn, wayInHead } from '../shared/wayInPage'
import { withNext } from '../shared/withNext'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: formScript }

export const loader = ({ request, context }: Route.LoaderArgs) => loadWayIn(request, context)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => wayInHead(loginTexts, '/login', loaderData)

/** Its script is loginForm.ts. */
export default function LoginPage({ loaderData: { visit, headedFor, kept } }: Route.ComponentProps) {
  const texts = useTexts(loginTexts)
  return (
    <AuthPage
      visit={asGuest(visit)}
      headedFor={headedFor}
      kept={kept}
      title={texts.title}
      lead={texts.lead}
      art={<RiderOkada className="w-full" />}
      footer={
        <>
          <p>
            {texts.newHere} <TextLink to={withNext('/register', headedFor)}>{texts.register}</TextLink>
          </p>
          <p className="mt-2">
            {texts.haveCode} <TextLink to={withNext('/verify', headedFor)}>{texts.enterCode}</TextLink>
          </p>
        </>
      }
      later={<NoticeTemplates />}
    >
      <PageForm name="login">
        <p
          data-flash
          role="status"
          hidden
          className="rounded-control bg-wait-wash text-wait px-4 py-3 font-medium"
        />
        <Field id="email" label={texts.email}>
          <EmailInput name="email" autoComplete="username webauthn" required />
        </Field>
        <div>
          <Field id="password" label={texts.password}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
          <div className="mt-1 text-right text-sm">
            <TextLink to={withNext('/forgot', headedFor)}>{texts.forgot}</TextLink>
          </div>
        </div>
        <div data-second-step hidden>
          <Field id="totp" label={texts.totp} hint={texts.totpHint}>
            <TextInput
              name="totp"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={32}
            />
          </Field>
        </div>
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
        {visit.site.demoLogins && <DemoLogins logins={visit.site.demoLogins} />}
        {/* Its room is kept: nothing moves when the script finds that the browser has passkeys. */}
        <div data-passkey className="invisible">
          <Button look="secondary" wide busyText={texts.busy}>
            {texts.passkey}
          </Button>
        </div>
      </PageForm>
    </AuthPage>
  )
}

/** Each logs in by one press. */
function DemoLogins({ logins }: { logins: NonNullable<Site['demoLogins']> }) {
  const texts = useTexts(loginTexts)
  return (
    <fieldset className="rounded-card border-line grid grid-cols-2 gap-2 border p-3">
      <legend className="text-quiet px-1 text-sm">{texts.demo}</legend>
      {logins.map(({ role, email, password }) => (
        <Button
          key={role}
          look="secondary"
          size="sm"
          disabled
          data-demo-email={email}
          data-demo-password={password}
        >
          {texts.demoRoles[role]}
        </Button>
      ))}
    </fieldset>
  )
}

/** Templates of the dialogs that noticeDialog fills in, which look like those of other areas. */
function NoticeTemplates() {
  return (['error', 'success'] as const).map((kind) => (
    <template key={kind} data-notice={kind}>
      <AlertDialog
        open
        title=""
        onAction={() => undefined}
        sign={<NoticeLine kind={kind} leavesAfterMs={kind === 'success' ? SUCCESS_NOTICE_MS : undefined} />}
      >
        {''}
      </AlertDialog>
    </template>
  ))
}
