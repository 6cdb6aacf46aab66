import { isPermitted, type Permission, type Role } from '@ozi/contract'
import {
  Activity,
  Banknote,
  Bike,
  CreditCard,
  HandCoins,
  Inbox,
  Landmark,
  LayoutDashboard,
  MessagesSquare,
  PhoneMissed,
  Radar,
  ReceiptText,
  Scale,
  ScrollText,
  ShoppingBasket,
  Store,
  TrafficCone,
  UserCog,
  Users,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { adminTexts } from './texts'

/** A staff page: its path, and the permission to open it. */
interface AdminPage {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  readonly permission: Permission
  /** Active only at exactly this path, not below it. */
  readonly end?: boolean
  /** It shows fares, so it says when the map that they come from is not to be trusted. */
  readonly showsFares?: boolean
  /** It takes the whole width of wide screens. */
  readonly isWide?: boolean
  /** It is as high as the screen and scrolls inside. */
  readonly fills?: boolean
}
const { nav } = adminTexts

/** The menu shows the number of unread messages at this page. */
export const MESSAGES_PATH = '/admin/messages'
export const CHATS_PATH = '/admin/chats'

/** In the sidebar's order. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  {
    to: '/admin',
    label: nav.overview,
    icon: <LayoutDashboard size={20} />,
    permission: 'seeOverview',
    end: true,
    showsFares: true,
  },
  {
    to: '/admin/users',
    label: nav.users,
    icon: <Users size={20} />,
    permission: 'seePeople',
    showsFares: true,
  },
  {
    to: '/admin/fare',
    label: nav.fare,
    icon: <Banknote size={20} />,
    permission: 'seeFares',
    showsFares: true,
  },
  {
    to: '/admin/earning-terms',
    label: nav.earningTerms,
    icon: <HandCoins size={20} />,
    permission: 'seeFares',
    showsFares: true,
  },
  {
    to: '/admin/vendors',
    label: nav.vendors,
    icon: <Store size={20} />,
    permission: 'seePeople',
    showsFares: true,
  },
  { to: '/admin/items', label: nav.items, icon: <ShoppingBasket size={20} />, permission: 'manageCatalogue' },
  {
    to: '/admin/riders',
    label: nav.riders,
    icon: <Bike size={20} />,
    permission: 'seePeople',
    showsFares: true,
  },
  {
    to: '/admin/orders',
    label: nav.orders,
    icon: <ReceiptText size={20} />,
    permission: 'seeTransactions',
    showsFares: true,
    isWide: true,
  },
  {
    to: '/admin/dispatch',
    label: nav.dispatch,
    icon: <Radar size={20} />,
    permission: 'moveOrders',
    showsFares: true,
    fills: true,
  },
  {
    to: '/admin/dispatch/unreached',
    label: nav.unreached,
    icon: <PhoneMissed size={20} />,
    permission: 'moveOrders',
  },
  {
    to: '/admin/closures',
    label: nav.closures,
    icon: <TrafficCone size={20} />,
    permission: 'seeOrders',
    showsFares: true,
  },
  {
    to: '/admin/payments',
    label: nav.payments,
    icon: <CreditCard size={20} />,
    permission: 'seeTransactions',
  },
  { to: '/admin/cash', label: nav.cash, icon: <Wallet size={20} />, permission: 'seeCash' },
  { to: '/admin/money', label: nav.money, icon: <Scale size={20} />, permission: 'seeLedger', isWide: true },
  { to: '/admin/payouts', label: nav.payouts, icon: <Landmark size={20} />, permission: 'payOut' },
  {
    to: CHATS_PATH,
    label: nav.chats,
    icon: <MessagesSquare size={20} />,
    permission: 'answerCustomers',
    showsFares: true,
    fills: true,
  },
  { to: MESSAGES_PATH, label: nav.messages, icon: <Inbox size={20} />, permission: 'answerCustomers' },
  { to: '/admin/staff', label: nav.staff, icon: <UserCog size={20} />, permission: 'manageStaff' },
  { to: '/admin/audit', label: nav.audit, icon: <ScrollText size={20} />, permission: 'seeAudit' },
  { to: '/admin/health', label: nav.health, icon: <Activity size={20} />, permission: 'seeHealth' },
]

/** The pages that a role may open. */
export const pagesOf = (role: Role): readonly AdminPage[] =>
  ADMIN_PAGES.filter(({ permission }) => isPermitted(role, permission))

/** The page that a path belongs to, including paths below it; undefined for the area's entry. */
export const pageAt = (pathname: string): AdminPage | undefined =>
  [...ADMIN_PAGES]
    .sort((one, other) => other.to.length - one.to.length)
    .find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
