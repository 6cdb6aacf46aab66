import { House, PackageOpen, ReceiptText, Send, ShoppingBasket, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { useTexts } from '~/language'
import { frameTexts } from '~/languages/en/base/frame'
import { useSession } from '~/session'
import { AppLayout, type NavItem } from '~/ui/layout/AppLayout'
import { Logo } from '~/ui/line/Logo'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { formDrafts } from '../drafts/formDrafts'
import { AccountMenu } from '~/account/menu/AccountMenu'
import { ChatButton } from '~/support/ChatButton'
import { useSpokenLanguage } from '~/account/menu/useSpokenLanguage'

function navOf(texts: typeof frameTexts, inCart: number): readonly NavItem[] {
  return [
    { to: '/dashboard', label: texts.home, icon: <House size={22} />, end: true },
    { to: '/dashboard/send', label: texts.send, icon: <Send size={22} /> },
    { to: '/dashboard/receive', label: texts.receive, icon: <PackageOpen size={22} /> },
    { to: '/dashboard/orders', label: texts.orders, icon: <ReceiptText size={22} /> },
    {
      to: '/dashboard/cart',
      label: texts.cart,
      icon: <ShoppingBasket size={22} />,
      count: { value: inCart, label: texts.inCart(inCart) },
    },
    { to: '/dashboard/profile', label: texts.profile, icon: <UserRound size={22} />, onlyWide: true },
  ]
}

/** The page can be used before these. With the first comes the connection for live news. */
const loadUpdates = () => import('../orders/OrderUpdates')
const loadPause = () => import('./PauseNotice')
const loadCart = () => import('../cart/CartWatch')
const loadNetworkNote = () => import('~/account/menu/NetworkNote')

/** The layout around all customer pages. */
export default function CustomerFrame() {
  const texts = useTexts(frameTexts)
  const accountId = useSession()?.data?._id
  useEffect(() => {
    if (accountId !== undefined) formDrafts.forgetOfOthers(accountId)
  }, [accountId])
  const [inCart, setInCart] = useState(0)
  const CartWatch = useLoaded(loadCart, true)?.default
  useSpokenLanguage()
  const OrderUpdates = useLoaded(loadUpdates, true)?.default
  const PauseNotice = useLoaded(loadPause, true)?.default
  const NetworkNote = useLoaded(loadNetworkNote, true)?.NetworkNote
  return (
    <AppLayout
      brand={
        <Link to="/dashboard" aria-label={texts.toDashboard} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={navOf(texts, inCart)}
      navLabel={texts.navLabel}
      actions={
        <>
          <ChatButton area="customer" />
          <AccountMenu />
        </>
      }
      offline={NetworkNote && <NetworkNote />}
    >
      {OrderUpdates && <OrderUpdates />}
      {CartWatch && <CartWatch onCount={setInCart} />}
      {PauseNotice && <PauseNotice />}
      <Outlet />
    </AppLayout>
  )
}
