import type { StaffRole } from '@ozi/contract'
import { data } from 'react-router'
import invitationScript from 'virtual:invitation-script'
import { pageServerContext, type PublicCalls } from '~/api/pageServer'
import { refusalOf } from '~/api/refusal'
import { LockedGate } from '~/ui/art/LockedGate'
import { LostRoad } from '~/ui/art/LostRoad'
import { Offline } from '~/ui/art/Offline'
import { buttonClass } from '~/ui/button/Button'
import { Field } from '~/ui/field/Field'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { TextInput } from '~/ui/field/TextInput'
import { AuthPage } from '../shared/AuthPage'
import { type DeadEnd, deadEndOf } from '../shared/deadEnds'
import { PublicPasswordFields } from '../shared/form/PublicPasswordFields'
import { PageForm } from '../shared/form/PageForm'
import { SubmitButton } from '../shared/form/SubmitButton'
import { readVisit, type Visit } from '../shared/readVisit'
import { wayInHead } from '../shared/wayInPage'
import type { Route } from './+types/page'
import { invitationTexts as texts } from './texts'

type InvitationResult =
  | { readonly is: 'open'; readonly email: string; readonly role: StaffRole; readonly invitedBy: string }
  | { readonly is: DeadEnd }

async function loadInvitation(calls: PublicCalls, token: string): Promise<InvitationResult> {
  if (token === '') return { is: 'unknown' }
  try {
    return { is: 'open', ...(await calls.staff.readInvitation({ token })) }
  } catch (error) {
    const { code } = refusalOf(error)
    return { is: code === 'VALIDATION' ? 'unknown' : (deadEndOf(code) ?? 'down') }
  }
}

const statusOf = ({ is }: InvitationResult): number => (is === 'open' ? 200 : is === 'down' ? 503 : 410)

export const handle = { hydrate: false, script: invitationScript }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = readVisit(request, context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const invitation = await loadInvitation(context.get(pageServerContext).calls, token)
  return data(
    { visit, invitation },
    {
      status: statusOf(invitation),
      headers: {
        // The address contains the secret: the page is not cached, not indexed, and sends no referrer.
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
      },
    },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...wayInHead(texts, '/invitation', loaderData),
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

/**
 * The target of the mailed link. Its token is in the address, where the page's script reads it
 * (invitationForm.ts).
 */
export default function InvitationPage({ loaderData: { visit, invitation } }: Route.ComponentProps) {
  if (invitation.is !== 'open') return <NoWayIn visit={visit} why={invitation.is} />
  const { email, role, invitedBy } = invitation
  return (
    <AuthPage
      visit={visit}
      title={texts.title}
      lead={texts.lead(invitedBy, role)}
      art={<LockedGate className="w-full" />}
    >
      <PageForm name="invitation">
        <Field id="email" label={texts.email}>
          <TextInput type="email" value={email} autoComplete="username" readOnly />
        </Field>
        <Field id="name" label={texts.name}>
          <TextInput name="name" autoComplete="name" required />
        </Field>
        <Field id="mobileNumber" label={texts.mobileNumber}>
          <PhoneInput name="mobileNumber" required />
        </Field>
        <PublicPasswordFields labels={texts} />
        <SubmitButton busyText={texts.busy}>{texts.submit}</SubmitButton>
      </PageForm>
    </AuthPage>
  )
}

function NoWayIn({ visit, why }: { visit: Visit; why: DeadEnd }) {
  const { title, lead } = texts.dead[why]
  const isDown = why === 'down'
  return (
    <AuthPage
      visit={visit}
      title={title}
      lead={lead}
      art={isDown ? <Offline className="w-full" /> : <LostRoad className="w-full" />}
      artOnPhones
    >
      <a href={isDown ? '' : why === 'used' ? '/login' : '/'} className={buttonClass({ wide: true })}>
        {isDown ? texts.retry : why === 'used' ? texts.logIn : texts.home}
      </a>
    </AuthPage>
  )
}
