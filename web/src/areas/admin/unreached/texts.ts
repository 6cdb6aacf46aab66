import { UNREACHED_SHOWN } from '@ozi/contract'

/** Notifications that reached nobody. */
export const unreachedPageTexts = {
  title: 'Not reached',
  lead: `Running orders, last ${String(UNREACHED_SHOWN.days)} days`,
  loading: 'Loading…',
  roles: { user: 'Customer', rider: 'Rider', vendor: 'Shop' } as Readonly<Record<string, string>>,
  receiver: 'Receiver',
  office: 'Office',
  empty: 'Everybody was reached.',
  onlyNewest: `Newest ${String(UNREACHED_SHOWN.max)} only`,
  count: (count: number) => `${String(count)} not told`,
  openOrder: (number: string) => `Open order ${number}`,
  openChats: 'Chats',
  openCash: 'Cash',
  openPayments: 'Payments',
} as const
