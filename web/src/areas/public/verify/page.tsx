import { CODE } from '@ozi/contract'
import formScript from 'virtual:form-script'
import { useTexts } from '~/language'
import { formTexts } from '~/languages/en/public/form'
import { verifyTexts } from '~/languages/en/public/verify'
import { Letter } from '~/ui/art/Letter'
import { Button } from '~/ui/button/Button'
import { CodeBoxes } from '~/ui/field/CodeBoxes'
import { EmailInput } from '~/ui/field/EmailInput'
import { Field } from '~/ui/field/Field'
import { Skeleton } from '~/ui/state/Skeleton'
import { AuthPage } from '../shared/AuthPage'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { SignupProgress } from '../shared/SignupProgress'
import { TextLink } from '../shared/TextLink'
import { loadWayIn, wayInHead } from '../shared/wayInPage'
import { withNext } from '../shared/withNext'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: formScript }

export const loader = ({ request, context }: Route.LoaderArgs) => loadWayIn(request, context)
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => wayInHead(verifyTexts, '/verify', loaderData)

/**
 * For users whose address is not verified. Who has no session enters the address beside the code. Only the page's
 * script knows which: verifyForm.ts.
 */
export default function VerifyPage({ loaderData: { visit, headedFor, kept } }: Route.ComponentProps) {
  const texts = useTexts(verifyTexts)
  const { resend } = useTexts(formTexts)
  const known = { 'data-for': 'known', hidden: !visit.isLoggedIn }
  const stranger = { 'data-for': 'stranger', hidden: visit.isLoggedIn }
  return (
    <AuthPage
      visit={visit}
      headedFor={headedFor}
      kept={kept}
      title={texts.title}
      lead={
        <>
          <span {...known}>
            {texts.sentTo}{' '}
            <strong data-email className="text-ink wrap-anywhere">
              <Skeleton className="inline-block! h-4 w-44 max-w-full align-middle" />
            </strong>
            .
          </span>
          <span {...stranger}>{texts.enterBoth}</span> {texts.lifetime}
        </>
      }
      art={<Letter className="w-full" />}
      artOnPhones
      progress={<SignupProgress step="verify" />}
      footer={
        <>
          <div {...known}>
            <p className="flex flex-wrap items-center gap-x-1">
              {texts.otherAccount}
              <Button data-leave look="quiet" className="px-2! underline underline-offset-4">
                {texts.logOut}
              </Button>
            </p>
          </div>
          <p {...stranger}>
            {texts.verifiedAlready} <TextLink to={withNext('/login', headedFor)}>{texts.logIn}</TextLink>
          </p>
        </>
      }
    >
      <PageForm name="verify">
        <div {...stranger}>
          <Field id="email" label={texts.email}>
            <EmailInput name="email" />
          </Field>
        </div>
        <Field id="code" label={texts.code}>
          <CodeBoxes length={CODE.length} name="code" />
        </Field>
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
        <div className="border-line border-t pt-4">
          <p className="text-quiet">{texts.nothingCame}</p>
          <Button
            data-resend
            look="secondary"
            className="mt-3 tabular-nums"
            busyText={texts.sending}
            disabled
          >
            <span data-words>{resend}</span>
          </Button>
          <p role="status" className="mt-3 min-h-6 font-medium" />
        </div>
      </PageForm>
    </AuthPage>
  )
}
