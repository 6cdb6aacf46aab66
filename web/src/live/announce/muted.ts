import { keptSwitch } from '~/browser/keptSwitch'

/** Whether the sound of new events is off in this browser. */
export const newsMuted = keptSwitch('new-orders-muted')
/** Whether the sound of messages to a customer is off in this browser. */
export const chatMuted = keptSwitch('chat-muted')
