import { useTexts } from '~/language'
import { supportTexts } from '~/languages/en/customer/support'
import { Spinner } from '~/ui/Spinner'

export function LoadingNote() {
  const texts = useTexts(supportTexts)
  return (
    <p role="status" className="text-quiet flex items-center justify-center gap-2 p-8">
      <Spinner className="size-5" />
      {texts.loading}
    </p>
  )
}
