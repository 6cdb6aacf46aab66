/** The parts of an order that come after its state, or in few states only: their script comes after the page's. */
export { default as WaitOrCancel } from '../shared/orders/WaitOrCancel'
export { EndedActions } from './EndedActions'
export { PaymentDue } from './PaymentDue'
export { OrderRest } from './OrderRest'
export { Thanks } from './Thanks'
