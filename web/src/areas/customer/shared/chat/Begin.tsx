import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client, refusalOf } from '~/api'
import { keepConversation, askForLists } from '~/chat/liveConversations'
import { Composer } from '~/chat/parts/Composer'
import { keepImageDraft } from '~/chat/imageDraft'
import { keepTextDraft } from '~/chat/textDraft'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/customer/chat'
import { useSession } from '~/session'
import { Letter } from '~/ui/art/Letter'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorState } from '~/ui/ErrorState'
import { clientIdOf, newDraftOf } from './begun'
import { OrderLine } from './OrderLine'

interface FirstMessage {
  readonly text: string
  readonly image: string | null
}

interface BeginProps {
  readonly orderId: string | null
  readonly onBegun: (conversationId: string) => void
}

/** Starts a conversation with its first message, which stays in the input until the server has stored it. */
export function Begin({ orderId, onBegun }: BeginProps) {
  const texts = useTexts(customerChatTexts)
  const queries = useQueryClient()
  const accountId = useSession()?.data?._id ?? ''
  const draftOf = newDraftOf(orderId)
  const beginning = useMutation({
    mutationFn: ({ text, image }: FirstMessage) =>
      client.chat.create({
        initialMessage: text,
        clientId: clientIdOf(accountId, { text, image, orderId }),
        ...(image === null ? {} : { image }),
        ...(orderId === null ? {} : { orderId }),
      }),
    onSuccess: ({ data }) => {
      keepTextDraft(accountId, draftOf, '')
      keepImageDraft(accountId, draftOf, null)
      keepConversation(queries, data)
      askForLists(queries)
      onBegun(data._id)
    },
  })
  const refusal = beginning.error ? refusalOf(beginning.error) : null
  return (
    <>
      {orderId !== null && <OrderLine orderId={orderId} />}
      <div
        role="region"
        aria-label={texts.welcome}
        // At large font sizes the content is taller than its box, so it must be scrollable by keyboard.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-4 focus-visible:shadow-none"
      >
        <EmptyState art={<Letter />} title={texts.welcome}>
          {texts.welcomeHint}
        </EmptyState>
      </div>
      {refusal && (
        <div className="px-4 pb-3 md:px-6">
          <ErrorState
            title={texts.createFailed}
            onRetry={() => beginning.variables && beginning.mutate(beginning.variables)}
            retrying={beginning.isPending}
          >
            {Object.values(refusal.fields ?? {})[0] ?? refusal.message}
          </ErrorState>
        </div>
      )}
      <Composer
        key={draftOf}
        draftOf={draftOf}
        keepsText
        isLoading={beginning.isPending}
        onSend={(text, image) => beginning.mutate({ text, image })}
      />
    </>
  )
}
