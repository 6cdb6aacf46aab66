import { UNREACHED_SHOWN, type UnreachedStatus } from '@ozi/contract'

/** Notifications that reached nobody. */
export const unreachedPageTexts = {
  title: 'Nobody was reached',
  lead: `Notifications of the last ${String(UNREACHED_SHOWN.days)} days that reached nobody. Please call those who still need to know.`,
  back: 'Dispatch',
  columns: { at: 'When', to: 'For', what: 'What they do not know', order: 'Order' },
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
  nobody: 'No push, SMS or mail works.',
  gone: 'The browser takes no pushes.',
  refused: 'The service refused it.',
  late: 'It was too late to send it.',
}
