import type { ComponentProps } from 'react'
import { useSession } from '~/session'
import { AuthLayout } from '~/ui/layouts/AuthLayout'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'

/** A page on the way in or out, between the site's head and foot. */
export function AuthPage(props: Omit<ComponentProps<typeof AuthLayout>, 'head' | 'foot'>) {
  const isLoggedIn = useSession()?.isLoggedIn ?? false
  return (
    <AuthLayout
      {...props}
      // Its bar leads where nobody may go before the code was entered.
      head={<SiteHeader isLoggedIn={isLoggedIn} withBar={false} />}
      foot={<SiteFooter isLoggedIn={isLoggedIn} />}
    />
  )
}
