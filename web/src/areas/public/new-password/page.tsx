import { data } from 'react-router'
import { LockedGate } from '~/ui/art/LockedGate'
import { LostRoad } from '~/ui/art/LostRoad'
import { buttonClass } from '~/ui/Button'
import { AuthPage, OtherView } from '../shared/AuthPage'
import { NewPasswordFields } from '../shared/form/NewPasswordFields'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { keepHeaders, readVisit } from '../shared/visit'
import { wayInHead } from '../shared/wayInPage'
import type { Route } from './+types/page'
import { newPasswordTexts as texts } from './texts'

export const handle = { hydrate: false }

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
  ...wayInHead(texts, '/new-password', loaderData),
  { name: 'referrer', content: 'no-referrer' },
]

const DEAD = {
  title: texts.deadTitle,
  lead: texts.deadLead,
  art: <LostRoad className="w-full" />,
  artOnPhones: true,
  children: (
    <a href="/forgot" className={buttonClass({ wide: true })}>
      {texts.again}
    </a>
  ),
} as const

/**
 * The target of the mailed link. Its token is in the address, where the page's script reads it
 * (newPasswordForm.ts).
 */
export default function NewPasswordPage({ loaderData: { visit, hasToken } }: Route.ComponentProps) {
  if (!hasToken) return <AuthPage visit={visit} {...DEAD} />
  return (
    <AuthPage
      visit={visit}
      title={texts.title}
      lead={texts.lead}
      art={<LockedGate className="w-full" />}
      later={<OtherView name="dead" {...DEAD} />}
    >
      <PageForm name="new-password">
        <NewPasswordFields labels={texts} />
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
      </PageForm>
    </AuthPage>
  )
}
