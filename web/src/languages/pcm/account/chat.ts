import { MESSAGE_TEXT } from '@ozi/contract'
import type { Translation } from '~/language/english'
import type * as english from '~/languages/en/account/chat'

export default {
  chatTexts: {
    messages: 'Messages',
    none: 'No message dey yet',
    conversationFailed: 'We no fit bring this conversation',
    messagesFailed: 'We no fit bring the messages',
    loading: 'We dey load messages…',
    you: 'You',
    today: 'Today',
    yesterday: 'Yesterday',
    earlier: 'Messages wey come before',
    newest: 'Go the newest message',
    typing: (name) => `${name} dey type…`,
    write: 'Write message',
    send: 'Send',
    addImage: 'Add picture',
    openingImage: 'We dey open the picture…',
    removeImage: 'Comot the picture',
    imageToSend: 'The picture wey you wan send',
    image: 'Picture',
    openImage: (name) => `Picture from ${name}: open am big`,
    imageTooLarge: 'The picture big pass 2 MB. Abeg choose smaller one.',
    imageTooBigToOpen: 'That picture too big to open. Abeg choose smaller one.',
    imageHeic:
      'Na HEIC photo be that, many phones no fit show am. Abeg choose am as JPEG, or send screenshot.',
    imageUnreadable: 'That file no be picture wey we fit read. Abeg choose another one.',
    tooLong: `Abeg make e no pass ${String(MESSAGE_TEXT.max)} characters.`,
    waiting: 'E dey wait to go',
    delivered: 'E don reach',
    read: 'Dem don read am',
    notSent: 'E no go:',
    notYetSent: 'E never go:',
    notLasting: 'Space no dey for this browser to keep am. Abeg stay for this page till e go.',
    retry: 'Try again',
    discard: 'Throw am away',
    newFrom: (name, text) => `New message from ${name}: ${text}`,
  },
} satisfies Translation<typeof english>
