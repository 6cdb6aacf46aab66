import { chatMessages, type ConversationStatus } from '@ozi/contract'
import { english } from '~/language/english'

/** The customer's side of the support chat. */
export const customerChatTexts = english('customerChatTexts', {
  title: 'Support',
  us: 'Ozi support',
  loading: chatMessages.loading,
  listFailed: chatMessages.conversationsFailed,
  createFailed: chatMessages.createFailed,
  none: chatMessages.none,
  all: 'All conversations',
  conversations: 'Your conversations',
  back: 'Back to the conversation',
  startNew: 'Start a new conversation',
  welcome: 'How can we help?',
  welcomeHint: 'Write to us. We answer here, and by e-mail when you are away.',
  /** Outside the office's hours. */
  away: (time: string) => `We answer from ${time}.`,
  about: (number: string) => `About order ${number}`,
  seeOrder: 'See the order',
  helpWithOrder: 'Help with this order',
  you: 'You:',
  unread: (count: number) => `${String(count)} new`,
  closed: 'This conversation is closed.',
  closedHint: 'For anything else, start a new one.',
  resolved: 'Resolved. Write again if there is more.',
  notFound: 'We could not find this conversation',
  notFoundHint: 'Another account’s, or a cut link.',
  offline: 'You are offline. What you write is kept, and sent later.',
  unreachable: 'We cannot reach Ozi. What you write is kept, and sent later.',
  earlierShown: 'It may be out of date.',
  sound: 'Sound on a new message',
  arrived: (name: string) => `${name} from Ozi wrote to you`,
  open: 'Open',
})

/** A conversation's state in a customer's words. */
export const conversationStatusTexts = english('conversationStatusTexts', {
  active: 'Active',
  pending: 'Pending',
  resolved: 'Resolved',
  closed: 'Closed',
} satisfies Readonly<Record<ConversationStatus, string>>)
