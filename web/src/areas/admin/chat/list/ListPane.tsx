import { chatMessages, SHORT_SEARCH_HINT, TEXT_LIMIT } from '@ozi/contract'
import { useEffect, useRef } from 'react'
import { TellMe } from '~/account/notifications/TellMe'
import { useTellMeKnown } from '~/account/notifications/useTellMeKnown'
import { refusalOf } from '~/api'
import { timeLabel } from '~/chat/timeLabel'
import { useNow } from '~/ui/text/useNow'
import { ErrorState } from '~/ui/state/ErrorState'
import { LoadMore } from '~/ui/list/LoadMore'
import { SearchInput } from '~/ui/field/SearchInput'
import { RevealWhen } from '~/ui/state/RevealWhen'
import { Skeleton } from '~/ui/state/Skeleton'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { Button } from '~/ui/button/Button'
import { PagedCount } from '../../shared/PagedTable'
import { useConversationFilters } from '../chatAddress'
import { adminTexts } from '../../shared/texts'
import { staffChatTexts as texts } from '../texts'
import { ConversationRow } from './ConversationRow'
import { ConversationFilterBar, UnreadFilter } from './ConversationFilterBar'
import { type Conversations, useConversations } from './useConversations'
import { useListKeys } from './useListKeys'

/** The conversations, latest first, searched and filtered by the server, page by page. */
export function ListPane({ openId }: { openId: string | null }) {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const filter = useConversationFilters()
  const conversations = useConversations(search, filter.filters, openId)
  const isTopSettled = useTellMeKnown()
  const isFiltered = search !== '' || filter.isFiltered
  return (
    <>
      <div className="border-line grid grid-cols-1 gap-2.5 border-b px-4 pt-3 pb-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h1 className="text-xl">{texts.title}</h1>
          <UnreadFilter filter={filter} />
        </div>
        <SearchInput
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          clearLabel={adminTexts.clearSearch}
          maxLength={TEXT_LIMIT.line}
          value={text}
          onSearch={setText}
          className="max-[22rem]:placeholder:text-sm"
        />
        <ConversationFilterBar filter={filter} />
        <TellMe about="chat" className="p-3!" />
        <RevealWhen ready={isTopSettled}>
          <PagedCount paged={conversations} nouns={texts.nouns} />
          {conversations.list?.isCurrent && conversations.list.isNewestOnly && (
            <p className="text-quiet text-sm">{SHORT_SEARCH_HINT}</p>
          )}
        </RevealWhen>
      </div>
      <RevealWhen ready={isTopSettled} className="flex min-h-0 flex-1 flex-col">
        <Rows
          conversations={conversations}
          openId={openId}
          {...(isFiltered && {
            forget: () => {
              setText('')
              filter.clearFilters()
            },
          })}
        />
      </RevealWhen>
    </>
  )
}

interface RowsProps {
  conversations: Conversations
  openId: string | null
  /** Removes the filters; undefined if there are none. */
  forget?: () => void
}

function Rows({ conversations, openId, forget }: RowsProps) {
  const { list, error, failedAtNextPage, isLoading } = conversations
  const ref = useRef<HTMLDivElement>(null)
  const nowMs = useNow()
  useListKeys(ref)
  useReturningFocus(ref, openId)
  const hasRows = list !== null && list.rows.length > 0
  const alert = error && (
    <div className="p-4">
      <ErrorState title={chatMessages.conversationsFailed} query={conversations}>
        {refusalOf(error).message} {hasRows && !list.isCurrent && adminTexts.earlierRows}
      </ErrorState>
    </div>
  )
  return (
    <div ref={ref} className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={isLoading}>
      {!failedAtNextPage && alert}
      {!hasRows && isLoading && <LoadingRows />}
      {!hasRows && !isLoading && error === null && (
        <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
          <p className="font-semibold">{chatMessages.none}</p>
          {forget && (
            <>
              <p className="text-quiet text-sm">{texts.filters.none}</p>
              <Button look="secondary" size="sm" onClick={forget}>
                {texts.filters.forget}
              </Button>
            </>
          )}
        </div>
      )}
      {hasRows && (
        <ul aria-label={texts.listLabel}>
          {list.rows.map((conversation) => (
            <ConversationRow
              key={conversation._id}
              conversation={conversation}
              isOpen={conversation._id === openId}
              time={timeLabel(conversation.lastUpdated, nowMs, texts.yesterday)}
            />
          ))}
        </ul>
      )}
      {failedAtNextPage && alert}
      <LoadMore of={conversations} />
    </div>
  )
}

/** The text is for everybody, the skeletons are visual only. */
function LoadingRows() {
  return (
    <div role="status">
      <p className="text-quiet px-4 py-3 text-sm">{chatMessages.loading}</p>
      {Array.from({ length: 6 }, (_, i) => (
        <div key={i} className="border-line grid gap-2 border-b px-4 py-3.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </div>
      ))}
    </div>
  )
}

/** After a conversation is closed, the focus returns to its row. */
function useReturningFocus(ref: { readonly current: HTMLElement | null }, openId: string | null): void {
  const wasOpen = useRef(openId)
  useEffect(() => {
    const closed = openId === null ? wasOpen.current : null
    wasOpen.current = openId
    if (closed === null) return
    const row = ref.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed)}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  }, [ref, openId])
}
