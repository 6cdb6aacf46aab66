import type { CallRefusal } from '~/api'
import { useTexts } from '~/language'
import { guardTexts } from '~/languages/en/base/guards'
import { ErrorState } from '~/ui/state/ErrorState'

/** In place of a page whose visitor the server could not check, though it was reached. */
export default function CheckFailed({ refusal, onRetry }: { refusal: CallRefusal; onRetry: () => void }) {
  const texts = useTexts(guardTexts)
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-xl content-center px-4">
      <ErrorState title={refusal.message} query={{ refetch: onRetry, isFetching: false }}>
        {texts.stillLoggedIn}
      </ErrorState>
    </main>
  )
}
