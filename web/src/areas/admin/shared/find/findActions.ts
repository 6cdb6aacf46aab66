import { isPermitted, type Permission, type Role } from '@ozi/contract'
import { CHATS_PATH, pagesOf } from '../adminPages'
import { findTexts } from './texts'

interface Target {
  readonly to: string
  readonly name: string
  /** Other words by which people look for it. */
  readonly words?: string
}

/** What is done most, each on the page where it is done. */
const ACTIONS: readonly (readonly [keyof typeof findTexts.actions, string, Permission])[] = [
  ['placeOrder', '/admin/orders/new', 'moveOrders'],
  ['surge', '/admin/fare', 'changeFares'],
  ['closeRoad', '/admin/closures/new', 'closeRoads'],
  ['registerRider', '/admin/riders?open=register', 'managePeople'],
  ['registerVendor', '/admin/vendors?open=register', 'managePeople'],
  ['takeCash', '/admin/cash', 'recordRemittances'],
  ['pauseOrders', '/admin/health', 'seeHealth'],
  ['answerUnread', `${CHATS_PATH}?unread=true`, 'answerCustomers'],
]

/** The actions of a role that a text means: all its words are in the name, or in the others. */
export const findActions = (role: Role, wanted: string): readonly Target[] =>
  ACTIONS.filter(([, , permission]) => isPermitted(role, permission))
    .map(([name, to]) => ({ to, ...findTexts.actions[name] }))
    .filter((action) => isMeant(action, wanted))

export const findPages = (role: Role, wanted: string): readonly Target[] =>
  pagesOf(role)
    .map(({ to, label }) => ({ to, name: label }))
    .filter((page) => isMeant(page, wanted))

function isMeant({ name, words = '' }: Target, wanted: string): boolean {
  const text = `${name} ${words}`.toLowerCase()
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
