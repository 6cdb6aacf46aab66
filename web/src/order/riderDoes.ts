import type { Order } from '@ozi/contract'
import type { riderDoesTexts } from '~/languages/en/account/riderDoes'

/** 'Emeka is on the way to fetch it' */
export function riderDoes(
  texts: typeof riderDoesTexts,
  name: string,
  { status }: Pick<Order, 'status'>,
): string {
  const says: Partial<Readonly<Record<string, (rider: string) => string>>> = texts
  return says[status]?.(name) ?? name
}
