export { ChatUpdates } from './chat/ChatUpdates'
export { StaffUpdates } from './orders/StaffUpdates'
