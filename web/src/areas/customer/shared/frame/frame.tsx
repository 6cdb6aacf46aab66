import { House, PackageOpen, ReceiptText, Send, ShoppingBasket, UserRound } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Outlet } from 'react-router'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/customer/shared'
import { useSession } from '~/session'
import { AppLayout, type NavItem } from '~/ui/layouts/AppLayout'
import { Logo } from '~/ui/Logo'
import { takeOverCart } from '~/cart/store'
import { useCart } from '../cart/useCart'
import { forgetDraftsOfOthers } from '../drafts/drafts'
import { AccountMenu } from '~/account/menu/AccountMenu'
import { OrderUpdates } from '../orders/OrderUpdates'
import { ChatButton } from '../chat/ChatButton'
import { EnglishRemains } from '~/account/menu/EnglishRemains'
import { useSpokenLanguage } from '~/account/menu/useSpokenLanguage'
import { NetworkNote } from '~/account/menu/NetworkNote'

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

function navOf(texts: typeof frameTexts, inCart: number): readonly NavItem[] {
  return [
    { to: '/dashboard', label: texts.home, icon: <House {...ICON} />, end: true },
    { to: '/dashboard/send', label: texts.send, icon: <Send {...ICON} /> },
    { to: '/dashboard/receive', label: texts.receive, icon: <PackageOpen {...ICON} /> },
    { to: '/dashboard/orders', label: texts.orders, icon: <ReceiptText {...ICON} /> },
    {
      to: '/dashboard/cart',
      label: texts.cart,
      icon: <ShoppingBasket {...ICON} />,
      count: { value: inCart, label: texts.inCart(inCart) },
    },
    { to: '/dashboard/profile', label: texts.profile, icon: <UserRound {...ICON} />, onlyWide: true },
  ]
}

const loadMenu = () => import('./FrameMenuSheet')

/** The layout around all customer pages. */
export default function CustomerFrame() {
  const texts = useTexts(frameTexts)
  const accountId = useSession()?.data?._id
  useEffect(() => {
    if (accountId === undefined) return
    forgetDraftsOfOthers(accountId)
    takeOverCart(accountId)
  }, [accountId])
  const { totalItems } = useCart()
  useSpokenLanguage()
  return (
    <AppLayout
      brand={
        <Link to="/dashboard" aria-label={texts.toDashboard} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={navOf(texts, totalItems)}
      navLabel={texts.navLabel}
      actions={
        <>
          <ChatButton />
          <AccountMenu load={loadMenu} />
        </>
      }
      note={<EnglishRemains />}
      offline={<NetworkNote />}
    >
      <OrderUpdates />
      <Outlet />
    </AppLayout>
  )
}
