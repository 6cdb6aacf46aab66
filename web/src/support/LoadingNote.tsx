import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { Spinner } from '~/ui/state/Spinner'

export function LoadingNote() {
  const texts = useTexts(customerChatTexts)
  return (
    <p role="status" className="text-quiet flex items-center justify-center gap-2 p-8">
      <Spinner className="size-5" />
      {texts.loading}
    </p>
  )
}
