import { data } from 'react-router'
import formScript from 'virtual:form-script'
import { useTexts } from '~/language'
import { newPasswordTexts } from '~/languages/en/public/newPassword'
import { LockedGate } from '~/ui/art/LockedGate'
import { LostRoad } from '~/ui/art/LostRoad'
import { buttonClass } from '~/ui/button/Button'
import { AuthPage, OtherView } from '../shared/AuthPage'
import { PublicPasswordFields } from '../shared/form/PublicPasswordFields'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { keepHeaders, readVisit } from '../shared/readVisit'
import { wayInHead } from '../shared/wayInPage'
import type { Route } from './+types/page'

export const handle = { hydrate: false, script: formScript }

export function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const { searchParams, search } = new URL(request.url)
  return data(
    { visit, hasToken: searchParams.get('token') !== null },
    { headers: { ...keepHeaders(visit, search === ''), 'Referrer-Policy': 'no-referrer' } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...wayInHead(newPasswordTexts, '/new-password', loaderData),
  { name: 'referrer', content: 'no-referrer' },
]

/** The page of a link that does not work. */
const deadView = (texts: typeof newPasswordTexts) =>
  ({
    title: texts.deadTitle,
    lead: texts.deadLead,
    art: <LostRoad className="w-full" />,
    artOnPhones: true,
    children: (
      <a href="/forgot" className={buttonClass({ wide: true })}>
        {texts.again}
      </a>
    ),
  }) as const

/**
 * The target of the mailed link. Its token is in the address, where the page's script reads it
 * (newPasswordForm.ts).
 */
export default function NewPasswordPage({ loaderData: { visit, hasToken } }: Route.ComponentProps) {
  const texts = useTexts(newPasswordTexts)
  const dead = deadView(texts)
  if (!hasToken) return <AuthPage visit={visit} {...dead} />
  return (
    <AuthPage
      visit={visit}
      title={texts.title}
      lead={texts.lead}
      art={<LockedGate className="w-full" />}
      later={<OtherView name="dead" {...dead} />}
    >
      <PageForm name="new-password">
        <PublicPasswordFields labels={texts} />
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
      </PageForm>
    </AuthPage>
  )
}
