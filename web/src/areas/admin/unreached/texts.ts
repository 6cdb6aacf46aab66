import { UNREACHED_SHOWN, type UnreachedStatus } from '@ozi/contract'

/** What reached nobody. */
export const unreachedTexts = {
  title: 'Nobody was reached',
  lead: `Notifications of the last ${String(UNREACHED_SHOWN.days)} days that reached nobody. Please call those who still need to know.`,
  back: 'Dispatch',
  columns: { at: 'When', to: 'For', what: 'What they do not know', why: 'Why', order: 'Order' },
  office: 'The office',
  receiver: 'The receiver',
  empty: `Everybody was reached in the last ${String(UNREACHED_SHOWN.days)} days.`,
  onlyNewest: `Only the newest ${String(UNREACHED_SHOWN.max)} are shown.`,
  openOrder: (number: string) => `Open order ${number}`,
  openChats: 'Open the chats',
  openCash: 'Open the cash',
  openPayments: 'Open the payments',
} as const

export const whyTexts: Readonly<Record<UnreachedStatus, string>> = {
  nobody: 'No browser takes pushes, and there is no mail or SMS about it.',
  gone: 'The browser takes no more pushes.',
  refused: 'It was not taken, and trying again would not help.',
  late: 'It could not be sent while it was of use.',
}
