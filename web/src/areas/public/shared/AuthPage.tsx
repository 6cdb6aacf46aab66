import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { safeReturnPath, useSession } from '~/session'
import { AuthLayout } from '~/ui/layouts/AuthLayout'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

/** A page on the way in or out, between the site's head and foot. */
export function AuthPage(props: Omit<ComponentProps<typeof AuthLayout>, 'head' | 'foot'>) {
  const isLoggedIn = useSession()?.isLoggedIn ?? false
  const [search] = useSearchParams()
  return (
    <AuthLayout
      {...props}
      // Its bar leads where nobody may go before the code was entered.
      head={
        <SiteHeader isLoggedIn={isLoggedIn} withBar={false} headedFor={safeReturnPath(search.get('next'))} />
      }
      foot={<SiteFooter isLoggedIn={isLoggedIn} />}
    />
  )
}
