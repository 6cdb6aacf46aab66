import { MobileShape, orderFields } from '@ozi/contract'
import { rule } from '~/form/rule'
import { textsNow } from '~/language'
import { placingTexts } from '~/languages/en/customer/placing'
import { e164Phone } from '~/ui/field/phoneNumber'

/** Only the server knows whether the number exists. */
export const isMobile = (phone: string): boolean => MobileShape.safeParse(phone).success

/** The rules of the receiver, whom every order has. */
export function receiverRules() {
  const texts = textsNow(placingTexts)
  return {
    receiverAddress: rule(orderFields.receiverAddress, { missing: texts.needAddress }),
    receiverName: rule(orderFields.receiverName, { missing: texts.needName }),
    phone: rule(MobileShape, { missing: texts.needPhone }, e164Phone),
  }
}
