import { ChartNoAxesColumn, Clock, ReceiptText, ShoppingBasket } from 'lucide-react'
import { Link, Outlet } from 'react-router'
import { AccountMenu } from '~/account/menu/AccountMenu'
import { NetworkNote } from '~/account/menu/NetworkNote'
import { SoundButton } from '~/live/announce/SoundButton'
import { AppLayout, type NavItem } from '~/ui/layouts/AppLayout'
import { Logo } from '~/ui/Logo'
import { Alarm } from './Alarm'
import { vendorTexts as texts } from './texts'
import { VendorUpdates } from './VendorUpdates'

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const

const NAV: readonly NavItem[] = [
  { to: '/vendor', label: texts.orders, icon: <ReceiptText {...ICON} />, end: true },
  { to: '/vendor/items', label: texts.items, icon: <ShoppingBasket {...ICON} /> },
  { to: '/vendor/hours', label: texts.hours, icon: <Clock {...ICON} /> },
  { to: '/vendor/sales', label: texts.sales, icon: <ChartNoAxesColumn {...ICON} /> },
]

const loadMenu = () => import('./MenuSheet')

/** The layout around all shop pages. */
export default function VendorFrame() {
  return (
    <AppLayout
      brand={
        <Link to="/vendor" aria-label={texts.home} className="text-palm rounded-control">
          <Logo className="h-9" label="" />
        </Link>
      }
      nav={NAV}
      navLabel={texts.navLabel}
      actions={
        <>
          <SoundButton label={texts.sound} />
          <AccountMenu load={loadMenu} />
        </>
      }
      offline={<NetworkNote />}
      note={<Alarm />}
    >
      <VendorUpdates />
      <Outlet />
    </AppLayout>
  )
}
