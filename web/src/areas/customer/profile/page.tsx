import type { UserProfile } from '@ozi/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { Notifications } from '~/account/notifications/Notifications'
import { OwnSessions } from '~/account/sessions/OwnSessions'
import { api, refusalOf } from '~/api'
import { useTexts } from '~/language'
import { ownDataTexts } from '~/languages/en/customer/ownData'
import { paymentsTexts } from '~/languages/en/customer/payments'
import { profileTexts } from '~/languages/en/customer/profile'
import { savedTexts } from '~/languages/en/customer/saved'
import { updateSession, useSession } from '~/session'
import { LinkButton } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { ErrorState } from '~/ui/state/ErrorState'
import { Skeleton } from '~/ui/state/Skeleton'
import { PendingEmail } from './PendingEmail'
import { ProfileForm } from './ProfileForm'
import { Security } from './Security'

export const meta = () => [{ title: `${profileTexts.title} · Ozi` }]

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
          <SavedPeople />
          <OwnPayments />
          <Security email={profile.email} />
          <OwnSessions />
          <Notifications />
          <OwnData />
        </>
      )}
    </div>
  )
}

/** The way to whom and what is saved for orders. */
function SavedPeople() {
  const texts = useTexts(savedTexts)
  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet mb-4">{texts.lead}</p>
      <LinkButton to="/dashboard/saved" look="secondary">
        {texts.open}
      </LinkButton>
    </Card>
  )
}

/** The way to all payments. */
function OwnPayments() {
  const texts = useTexts(paymentsTexts)
  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet mb-4">{texts.lead}</p>
      <LinkButton to="/dashboard/payments" look="secondary">
        {texts.open}
      </LinkButton>
    </Card>
  )
}

/** The way to a copy of all that is kept, and out. */
function OwnData() {
  const texts = useTexts(ownDataTexts)
  return (
    <Card as="section" title={texts.title}>
      <p className="text-quiet mb-4">{texts.lead}</p>
      <LinkButton to="/dashboard/my-data" look="secondary">
        {texts.open}
      </LinkButton>
    </Card>
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
