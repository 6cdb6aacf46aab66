import { storedToggle } from '~/browser/storedToggle'

/** Whether the sound of new events is off in this browser. */
export const newsMuted = storedToggle('new-orders-muted')
/** Whether the sound of messages to a customer is off in this browser. */
export const chatMuted = storedToggle('chat-muted')
