import { keptSwitch } from '~/browser/keptSwitch'

/** Whether the sound of new orders is off. */
const muted = keptSwitch('new-orders-muted')

export const isMuted = muted.isOn
export const setMuted = muted.set
export const useMuted = muted.use
