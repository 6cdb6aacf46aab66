import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/support'

export default {
  customerChatTexts: {
    title: 'Support',
    us: 'Ozi support',
    loading: 'We dey load your conversations...',
    listFailed: 'We no fit bring your conversations',
    createFailed: 'We no fit start the conversation',
    none: 'We no see any conversation',
    all: 'All conversations',
    conversations: 'Your conversations',
    back: 'Go back to the conversation',
    startNew: 'Start new conversation',
    welcome: 'How we fit help you?',
    welcomeHint: 'Write us. We dey answer here, and for e-mail when you no dey.',
    away: (time) => `We go answer from ${time}.`,
    about: (number) => `About order ${number}`,
    seeOrder: 'See the order',
    helpWithOrder: 'Help with this order',
    you: 'You:',
    unread: (count) => `${String(count)} new`,
    closed: 'Dem don close this conversation.',
    closedHint: 'For any other thing, start new one.',
    resolved: 'We don settle am. Write again if e remain.',
    notFound: 'No conversation like that dey',
    notFoundHint: 'Another account own, or the link no complete.',
    offline: 'You no get network. We go keep wetin you write, send am later.',
    unreachable: 'We no fit reach Ozi. We go keep wetin you write, send am later.',
    earlierShown: 'Wetin dey below na wetin we show before.',
    sound: 'Sound for new message',
    arrived: (name) => `${name} from Ozi don write you`,
    open: 'Open',
  },

  conversationStatusTexts: {
    active: 'E dey go on',
    pending: 'E dey wait',
    resolved: 'E don settle',
    closed: 'E don close',
  },
} satisfies Translation<typeof english>
