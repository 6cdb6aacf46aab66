import { conversationMessages, MESSAGE_TEXT } from '@ozi/contract'
import { english } from '~/language/english'

/** What a conversation says on a screen, whoever reads it. */
export const chatTexts = english('chat', {
  messages: 'Messages',
  none: conversationMessages.noMessages,
  conversationFailed: conversationMessages.conversationFailed,
  messagesFailed: conversationMessages.messagesFailed,
  loading: 'Loading messages…',
  you: 'You',
  today: 'Today',
  yesterday: 'Yesterday',
  earlier: 'Earlier messages',
  newest: 'To the newest message',
  typing: (name: string) => `${name} is typing…`,
  write: 'Write a message',
  send: 'Send',
  addImage: 'Add an image',
  openingImage: 'Opening the image…',
  removeImage: 'Remove the image',
  imageToSend: 'The image that will be sent',
  image: 'Image',
  openImage: (name: string) => `Image from ${name}: open it large`,
  imageTooLarge: 'The image is larger than 2 MB.',
  imageTooBigToOpen: 'That picture is too large to open. Please choose a smaller one.',
  imageHeic:
    'That is a HEIC photo, which few devices can show. Please choose it as JPEG, or send a screenshot of it.',
  imageUnreadable: 'That file is not an image we can read.',
  tooLong: `Please keep this under ${String(MESSAGE_TEXT.max)} characters.`,
  waiting: 'Waiting to be sent',
  delivered: 'Delivered',
  read: 'Read',
  notSent: 'Not sent:',
  retry: 'Retry',
  discard: 'Discard',
  newFrom: (name: string, text: string) => `New message from ${name}: ${text}`,
  close: 'Close',
})
