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
  /** Its name in the menu. The page's title is the same, unless the page is old enough to have one of its own. */
  readonly label: string
  readonly icon: ReactNode
  readonly permission: Permission
  /** Where the menu has it. */
  readonly group: AdminGroup
  /** It is about the map or what fares come from, so it says when that is only a sketch. */
  readonly saysSketch?: boolean
  /** It takes the whole width of wide screens. */
  readonly isWide?: boolean
  /** It is as high as the screen and scrolls inside. */
  readonly fills?: boolean
}
const { nav, groups } = adminTexts

/** The groups of the menu, in its order. */
const GROUPS = Object.keys(groups) as readonly AdminGroup[]
type AdminGroup = keyof typeof groups

/** The menu shows the number of unread messages at this page. */
export const MESSAGES_PATH = '/admin/messages'
export const CHATS_PATH = '/admin/chats'

const page = (
  group: AdminGroup,
  to: string,
  name: keyof typeof nav,
  icon: ReactNode,
  permission: Permission,
  more: Pick<AdminPage, 'saysSketch' | 'isWide' | 'fills'> = {},
): AdminPage => ({ group, to, label: nav[name], icon, permission, ...more })

/** In the menu's order. */
export const ADMIN_PAGES: readonly AdminPage[] = [
  page('overview', '/admin', 'overview', <LayoutDashboard size={18} />, 'seeOverview'),
  page('operate', '/admin/orders', 'orders', <ReceiptText size={18} />, 'seeTransactions', { isWide: true }),
  page('operate', '/admin/dispatch', 'dispatch', <Radar size={18} />, 'moveOrders', { fills: true }),
  page('operate', CHATS_PATH, 'chats', <MessagesSquare size={18} />, 'answerCustomers', { fills: true }),
  page('operate', '/admin/dispatch/unreached', 'unreached', <PhoneMissed size={18} />, 'moveOrders'),
  page('operate', '/admin/closures', 'closures', <TrafficCone size={18} />, 'seeOrders'),
  page('people', '/admin/users', 'users', <Users size={18} />, 'seePeople'),
  page('people', '/admin/riders', 'riders', <Bike size={18} />, 'seePeople'),
  page('people', '/admin/vendors', 'vendors', <Store size={18} />, 'seePeople'),
  page('people', '/admin/staff', 'staff', <UserCog size={18} />, 'manageStaff'),
  page('shop', '/admin/items', 'items', <ShoppingBasket size={18} />, 'manageCatalogue'),
  page('money', '/admin/fare', 'fare', <Banknote size={18} />, 'seeFares', { saysSketch: true }),
  page('money', '/admin/earning-terms', 'earnings', <HandCoins size={18} />, 'seeFares'),
  page('money', '/admin/payments', 'payments', <CreditCard size={18} />, 'seeTransactions'),
  page('money', '/admin/cash', 'cash', <Wallet size={18} />, 'seeCash'),
  page('money', '/admin/money', 'money', <Scale size={18} />, 'seeLedger', { isWide: true }),
  page('money', '/admin/payouts', 'payouts', <Landmark size={18} />, 'payOut'),
  page('system', '/admin/health', 'health', <Activity size={18} />, 'seeHealth', { saysSketch: true }),
  page('system', MESSAGES_PATH, 'messages', <Inbox size={18} />, 'answerCustomers'),
  page('system', '/admin/audit', 'audit', <ScrollText size={18} />, 'seeAudit'),
]

/** The pages that a role may open. */
export const pagesOf = (role: Role): readonly AdminPage[] =>
  ADMIN_PAGES.filter(({ permission }) => isPermitted(role, permission))

/** The menu of a role: only groups with pages that it may open. */
export const menuOf = (role: Role) =>
  GROUPS.map((group) => ({
    label: groups[group],
    items: pagesOf(role).filter((each) => each.group === group),
  })).filter(({ items }) => items.length > 0)

/** The page that a path belongs to, including paths below it; undefined for the area's entry. */
export const pageAt = (pathname: string): AdminPage | undefined =>
  [...ADMIN_PAGES]
    .sort((one, other) => other.to.length - one.to.length)
    .find(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))
