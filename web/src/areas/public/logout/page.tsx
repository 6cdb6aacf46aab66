import { data } from 'react-router'
import formScript from 'virtual:form-script'
import { useTexts } from '~/language'
import { logoutTexts } from '~/languages/en/public/logout'
import { LockedGate } from '~/ui/art/LockedGate'
import { buttonClass } from '~/ui/button/Button'
import { AuthPage } from '../shared/AuthPage'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { readVisit } from '../shared/readVisit'
import { wayInHead } from '../shared/wayInPage'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: formScript }

export function loader({ request, context }: Route.LoaderArgs) {
  // A link on our own site is consent enough; from other sites nobody is logged out without being asked.
  const isOurLink = request.headers.get('sec-fetch-site') === 'same-origin'
  return data(
    { visit: readVisit(request, context), isOurLink },
    { headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...wayInHead(logoutTexts, '/logout', loaderData),
  { name: 'robots', content: 'noindex' },
]

/** Logging out, on pages without the framework's script. Its own script is logoutForm.ts. */
export default function LogoutPage({ loaderData: { visit, isOurLink } }: Route.ComponentProps) {
  const texts = useTexts(logoutTexts)
  return (
    <AuthPage
      visit={visit}
      title={texts.title}
      lead={texts.lead}
      art={<LockedGate className="w-full" />}
      artOnPhones
    >
      <div className="grid gap-3" data-logout={isOurLink ? 'now' : 'ask'}>
        <p role="alert" data-steps hidden className="text-bad font-semibold">
          {texts.steps}
        </p>
        <PageForm name="logout" noScript={texts.noScript}>
          <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
        </PageForm>
        <a href="/dashboard" className={buttonClass({ look: 'secondary', wide: true })}>
          {texts.stay}
        </a>
      </div>
    </AuthPage>
  )
}
