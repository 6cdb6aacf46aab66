import { keptSwitch } from '~/api/keptSwitch'

/** Whether new orders come without their sound. */
const muted = keptSwitch('new-orders-muted')

export const isMuted = muted.isOn
export const setMuted = muted.set
export const useMuted = muted.use
