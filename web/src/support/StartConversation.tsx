import type { Complaint } from '@ozi/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { client, refusalOf } from '~/api'
import { keepConversation, askForLists } from '~/chat/liveConversations'
import { Composer } from '~/chat/parts/Composer'
import { keepImageDraft, keepTextDraft } from '~/chat/chatDrafts'
import { useTexts } from '~/language'
import { customerChatTexts } from '~/languages/en/account/support'
import { useSession } from '~/session'
import { Letter } from '~/ui/art/Letter'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { AwayNote } from './AwayNote'
import { clientIdOf, newDraftOf } from './startAttempt'
import { OrderLine } from './OrderLine'

interface FirstMessage {
  readonly text: string
  readonly image: string | null
}

interface StartConversationProps {
  readonly orderId: string | null
  readonly onStarted: (conversationId: string) => void
  /** A complaint about the order: what is wrong, or null until that is chosen. Without it, it is none. */
  readonly complaint?: Complaint | null
  /** Sending was tried before it was chosen what is wrong. */
  readonly onUnchosen?: () => void
  /** In place of the greeting. */
  readonly children?: ReactNode
}

/** Starts a conversation with its first message, which stays in the input until the server has stored it. */
export function StartConversation(props: StartConversationProps) {
  const { orderId, onStarted, complaint, onUnchosen, children } = props
  const texts = useTexts(customerChatTexts)
  const queries = useQueryClient()
  const accountId = useSession()?.data?._id ?? ''
  const draftOf = newDraftOf(orderId)
  const start = useMutation({
    mutationFn: ({ text, image }: FirstMessage) =>
      client.chat.create({
        initialMessage: text,
        clientId: clientIdOf(accountId, { text, image, orderId, complaint: complaint ?? undefined }),
        ...(image === null ? {} : { image }),
        ...(orderId === null ? {} : { orderId }),
        ...(complaint ? { complaint } : {}),
      }),
    onSuccess: ({ data }) => {
      keepTextDraft(accountId, draftOf, '')
      keepImageDraft(accountId, draftOf, null)
      keepConversation(queries, data)
      askForLists(queries)
      onStarted(data._id)
    },
  })
  const refusal = start.error ? refusalOf(start.error) : null
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
        {children ?? (
          <EmptyState art={<Letter />} title={texts.welcome}>
            {texts.welcomeHint}
          </EmptyState>
        )}
      </div>
      {refusal && (
        <div className="px-4 pb-3 md:px-6">
          <ErrorState
            title={texts.createFailed}
            query={{
              refetch: () => start.variables && start.mutate(start.variables),
              isFetching: start.isPending,
            }}
          >
            {Object.values(refusal.fields ?? {})[0] ?? refusal.message}
          </ErrorState>
        </div>
      )}
      <AwayNote />
      <Composer
        key={draftOf}
        draftOf={draftOf}
        keepsText
        isLoading={start.isPending}
        onSend={(text, image) => {
          if (complaint === null) onUnchosen?.()
          else start.mutate({ text, image })
        }}
      />
    </>
  )
}
