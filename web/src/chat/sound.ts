import { keptSwitch } from '~/browser/keptSwitch'

/** Whether the sound of new messages is off in this browser. */
export const chatMuted = keptSwitch('chat-muted')
