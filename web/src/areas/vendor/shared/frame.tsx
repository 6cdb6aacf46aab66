import { ChartNoAxesColumn, Clock, ReceiptText, ShoppingBasket } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { AccountMenu } from '~/account/menu/AccountMenu'
import { useSpokenLanguage } from '~/account/menu/useSpokenLanguage'
import { useTexts } from '~/language'
import { vendorFrameTexts } from '~/languages/en/vendor/orders'
import { SoundButton } from '~/live/announce/SoundButton'
import { ChatButton } from '~/support/ChatButton'
import { useLoaded } from '~/ui/lazy/useLoaded'
import { AppLayout } from '~/ui/layout/AppLayout'
import { Logo } from '~/ui/line/Logo'
import { Alarm } from './Alarm'

const NAV = [
  { to: '/vendor', name: 'orders', icon: <ReceiptText size={22} />, end: true },
  { to: '/vendor/items', name: 'items', icon: <ShoppingBasket size={22} /> },
  { to: '/vendor/hours', name: 'hours', icon: <Clock size={22} /> },
  { to: '/vendor/sales', name: 'sales', icon: <ChartNoAxesColumn size={22} /> },
] as const

/** The page can be used before these. With the first comes the connection for live news. */
const loadUpdates = () => import('./VendorUpdates')
const loadNetworkNote = () => import('~/account/menu/NetworkNote')

/** The layout around all shop pages. */
export default function VendorFrame() {
  const texts = useTexts(vendorFrameTexts)
  useSpokenLanguage()
  const VendorUpdates = useLoaded(loadUpdates, true)?.VendorUpdates
  const NetworkNote = useLoaded(loadNetworkNote, true)?.NetworkNote
  return (
    <AppLayout
      brand={
        <Link to="/vendor" aria-label={texts.home} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={NAV.map(({ name, ...item }) => ({ ...item, label: texts[name] }))}
      navLabel={texts.navLabel}
      actions={
        <>
          <SoundButton label={texts.sound} />
          <ChatButton area="vendor" />
          <AccountMenu />
        </>
      }
      offline={NetworkNote && <NetworkNote />}
      floating={<Alarm />}
    >
      {VendorUpdates && <VendorUpdates />}
      <Outlet />
    </AppLayout>
  )
}
