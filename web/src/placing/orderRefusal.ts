import { CHECK_FIELDS } from '@ozi/contract'
import type { CallRefusal } from '~/api'
import type { FormState, Headline } from '~/form/useForm'
import { serverWordsNow, textsNow } from '~/language'
import { orderMessageTexts } from '~/languages/en/customer/orders'
import { placingTexts } from '~/languages/en/customer/placing'
import { useWhenBack } from '~/live/useWhenBack'

/** A refusal's words above an order form. @param nothingLost says what is kept, if a retry may help */
export const orderRefusal =
  (nothingLost: () => string) =>
  ({ code, message }: CallRefusal, others: readonly string[]): Headline => {
    if (code === 'VALIDATION') {
      return {
        title: others.length > 0 ? serverWordsNow(CHECK_FIELDS) : message,
        texts: others,
      }
    }
    const hint = code === 'QUOTE_USED' ? textsNow(placingTexts).alreadyOrdered : nothingLost()
    return { code, title: textsNow(orderMessageTexts).createFailed, texts: [message, hint] }
  }

/** The words for a missing answer stay until the server answers again. */
export function useNetworkBack({
  headline,
  setHeadline,
}: Pick<FormState<object>, 'headline' | 'setHeadline'>) {
  useWhenBack(headline?.code === 'NETWORK', () => {
    if (headline) setHeadline({ title: headline.title, texts: headline.texts.slice(1) })
  })
}
