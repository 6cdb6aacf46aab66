import { keptSwitch } from '~/api/keptSwitch'

/** Whether messages come without their sound on this browser. */
export const chatMuted = keptSwitch('chat-muted')
