import { isEnded, type Order, type OrderPayment } from '@ozi/contract'

type TransferOrder = Pick<Order, 'status' | 'paymentMethod'> & {
  readonly payments?: readonly OrderPayment[] | undefined
}

/** Whether an order is to be paid by transfer before its hand-over, and is not yet. */
export const isTransferDue = ({ status, paymentMethod, payments = [] }: TransferOrder): boolean =>
  paymentMethod === 'Transfer' && !isEnded(status) && !payments.some((payment) => payment.status === 'paid')
