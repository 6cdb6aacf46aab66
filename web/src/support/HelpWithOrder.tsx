import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { AskAboutOrder } from './AskAboutOrder'

/** For riders and shops: a message to the office that names this order. */
export function HelpWithOrder({ orderId }: { orderId: string }) {
  const { helpWithOrder } = useTexts(customerChatTexts)
  return <AskAboutOrder orderId={orderId}>{helpWithOrder}</AskAboutOrder>
}
