import type { PaymentLink } from '@ozi/contract'

export const paymentPath = ({ reference }: Pick<PaymentLink, 'reference'>): string =>
  `/dashboard/payments/${reference}`

/** Leaves for Paystack's page. Without its address the page of the payment asks again. */
export function leaveToPay({ authorizationUrl }: PaymentLink): void {
  const url = authorizationUrl === undefined ? null : URL.parse(authorizationUrl)
  if (url?.protocol === 'https:' || url?.origin === window.location.origin) window.location.assign(url.href)
}
