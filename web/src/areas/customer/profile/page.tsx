import type { UserProfile } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Link } from 'react-router'
import { Notifications } from '~/account/notifications/Notifications'
import { OwnSessions } from '~/account/sessions/OwnSessions'
import { api, refusalOf } from '~/api'
import { textsNow, useTexts } from '~/language'
import { profileTexts } from '~/languages/en/customer/profile'
import { updateSession, useSession } from '~/session'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { Skeleton } from '~/ui/state/Skeleton'
import { PendingEmail } from './PendingEmail'
import { ProfileForm } from './ProfileForm'
import { Security } from './Security'

export const meta = () => [{ title: `${textsNow(profileTexts).title} · Ozi` }]

/** The user's details, picture, e-mail address and password. */
export default function Profile() {
  const texts = useTexts(profileTexts)
  const accountId = useSession()?.data?._id ?? ''
  const { query, accept } = useProfile(accountId)
  const profile = query.data?.userProfile
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5 md:gap-6" aria-busy={query.isPending}>
      <header>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-2 max-w-[70ch]">{texts.lead}</p>
      </header>
      {query.error && (
        <ErrorState title={texts.loadFailed} query={query}>
          {refusalOf(query.error).message}
        </ErrorState>
      )}
      {query.isPending && <ProfileSkeleton />}
      {profile && (
        <>
          {profile.pendingEmail !== '' && <PendingEmail profile={profile} onChanged={accept} />}
          <ProfileForm profile={profile} onSaved={accept} />
          <Elsewhere />
          <Security email={profile.email} />
          <OwnSessions />
          <Notifications />
        </>
      )}
    </div>
  )
}

/** The ways to what has pages of its own. */
function Elsewhere() {
  const texts = useTexts(profileTexts)
  const pages = [
    ['/dashboard/saved', texts.saved],
    ['/dashboard/payments', texts.payments],
    ['/dashboard/my-data', texts.ownData],
  ] as const
  return (
    <ul className="rounded-card border-line bg-surface divide-line divide-y border">
      {pages.map(([to, title]) => (
        <li key={to}>
          <Link
            to={to}
            className="rounded-control flex min-h-13 items-center justify-between gap-3 px-4 font-semibold hover:underline md:px-6"
          >
            {title}
            <ChevronRight size={20} className="text-quiet shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A skeleton of the form, with its real titles. */
function ProfileSkeleton() {
  const texts = useTexts(profileTexts)
  return (
    <Card as="section" title={texts.details}>
      <div className="mb-6 flex items-center gap-5">
        <Skeleton className="size-24 rounded-full!" />
        <Skeleton className="h-12 w-40" />
      </div>
      <div className="grid gap-5">
        {[texts.name, texts.email, texts.mobileNumber, texts.address].map((label) => (
          <div key={label}>
            <p className="mb-1.5 text-sm font-semibold">{label}</p>
            <Skeleton className="h-12" />
          </div>
        ))}
      </div>
    </Card>
  )
}

/** The user's profile; it stays on the screen if refetching fails. */
function useProfile(accountId: string) {
  const queries = useQueryClient()
  const options = useMemo(
    () => api.accounts.readProfile.queryOptions({ input: { id: accountId } }),
    [accountId],
  )
  const query = useQuery({ ...options, enabled: accountId !== '' })
  /** Shows an updated profile here and everywhere the session's name and picture are shown. */
  const accept = useCallback(
    (profile: UserProfile) => {
      queries.setQueryData(options.queryKey, { userProfile: profile })
      const { name, email, mobileNumber, address, profileImage } = profile
      updateSession({ name, email, mobileNumber, phone: mobileNumber, address, profileImage })
    },
    [queries, options],
  )
  return { query, accept }
}
