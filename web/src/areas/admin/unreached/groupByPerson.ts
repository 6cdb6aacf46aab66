import type { UnreachedNotification } from '@ozi/contract'
import { unreachedPageTexts as texts } from './texts'

/** Somebody who was not told, and what, each once and the newest first. */
export interface UnreachedPerson {
  readonly key: string
  readonly name: string
  /** Empty for the office. */
  readonly role: string
  /** E.164; empty if there is none. */
  readonly phone: string
  readonly news: readonly UnreachedNotification[]
}

/** @param notifications the newest first; whoever missed the newest comes first, too */
export function groupByPerson(notifications: readonly UnreachedNotification[]): readonly UnreachedPerson[] {
  const people = Map.groupBy(notifications, (each) => personOf(each).key)
  return [...people.values()].flatMap((news) => {
    const [newest] = news
    return newest ? [{ ...personOf(newest), news: eachOnce(news) }] : []
  })
}

function personOf({ to, receiver }: UnreachedNotification): Omit<UnreachedPerson, 'news'> {
  if (to) return { key: to._id, name: to.name, role: texts.roles[to.role] ?? '', phone: to.mobileNumber }
  if (receiver) {
    const { name, mobileNumber } = receiver
    return { key: `${name} ${mobileNumber}`, name, role: texts.receiver, phone: mobileNumber }
  }
  return { key: '', name: texts.office, role: '', phone: '' }
}

function eachOnce(news: readonly UnreachedNotification[]): readonly UnreachedNotification[] {
  const seen = new Set<string>()
  return news.filter(({ kind, order }) => {
    const key = `${kind} ${order?._id ?? ''}`
    return !seen.has(key) && seen.add(key)
  })
}
