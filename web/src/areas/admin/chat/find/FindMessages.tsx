import { type MessageSearchResult, TEXT_LIMIT } from '@ozi/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api, refusalOf } from '~/api'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { Highlight } from '~/ui/combobox/Highlight'
import { SearchInput } from '~/ui/field/SearchInput'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { Spinner } from '~/ui/state/Spinner'
import { Tabs } from '~/ui/list/Tabs'
import { useDebounced } from '~/ui/address/useDebounced'
import { chatAddress } from '../chatAddress'
import { adminTexts } from '../../shared/texts'
import { messageSearchTexts as texts } from '../texts'

const SEARCH_RESTS_MS = 300

interface FindMessagesProps {
  conversationId: string
  onClose: () => void
}

/** Searches messages in one or all conversations; a result links to its message. */
export function FindMessages({ conversationId, onClose }: FindMessagesProps) {
  const [text, setText] = useState('')
  const [where, setWhere] = useState<'here' | 'everywhere'>('here')
  const search = useDebounced(text.trim(), SEARCH_RESTS_MS)
  const results = (
    <Results
      search={search}
      {...(where === 'here' && { conversationId })}
      isSettled={search === text.trim()}
      onClose={onClose}
    />
  )
  return (
    <SideSheet open onClose={onClose} title={texts.title}>
      <div className="grid grid-cols-1 gap-4">
        <SearchInput
          label={texts.title}
          placeholder={texts.placeholder}
          clearLabel={adminTexts.clearSearch}
          maxLength={TEXT_LIMIT.line}
          value={text}
          onSearch={setText}
          data-autofocus
        />
        <Tabs
          label={texts.where}
          active={where}
          onChange={(key) => setWhere(key === 'here' ? 'here' : 'everywhere')}
          tabs={[
            { key: 'here', label: texts.here, content: results },
            { key: 'everywhere', label: texts.everywhere, content: results },
          ]}
        />
      </div>
    </SideSheet>
  )
}

interface ResultsProps {
  search: string
  /** Search only this conversation. */
  conversationId?: string
  /** Whether the debounced query equals the typed text. */
  isSettled: boolean
  onClose: () => void
}

function Results({ search, conversationId, isSettled, onClose }: ResultsProps) {
  const found = useInfiniteQuery(
    api.staffChat.search.infiniteOptions({
      input: (cursor: string | undefined) => ({
        search,
        ...(conversationId === undefined ? {} : { conversationId }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      enabled: search !== '',
      // Messages written a moment ago must be found, too.
      staleTime: 0,
    }),
  )
  if (search === '') return <p className="text-quiet">{texts.hint}</p>
  const messages = found.data?.pages.flatMap(({ data }) => data)
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status" className="text-quiet flex min-h-6 items-center gap-2 text-sm">
        {found.isPending || !isSettled ? (
          <>
            <Spinner className="size-4" />
            {texts.loading}
          </>
        ) : messages?.length === 0 ? (
          texts.none
        ) : (
          messages && texts.found(messages.length, found.hasNextPage)
        )}
      </p>
      {found.isError && (
        <ErrorState title={texts.failed} query={found}>
          {refusalOf(found.error).message}
        </ErrorState>
      )}
      {messages && messages.length > 0 && (
        <ul className="grid gap-2">
          {messages.map((message) => (
            <Result
              key={message._id}
              message={message}
              search={search}
              isNamed={conversationId === undefined}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          look="secondary"
          size="sm"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  )
}

interface ResultProps {
  message: MessageSearchResult
  search: string
  /** Show whose conversation it is. */
  isNamed: boolean
  onClose: () => void
}

function Result({ message, search, isNamed, onClose }: ResultProps) {
  const navigate = useNavigate()
  const { search: address } = useLocation()
  const { conversationId, sequence, customerName, senderType, senderName, content, createdAt } = message

  function show() {
    onClose()
    void navigate(chatAddress(address, conversationId, { message: sequence }), { preventScrollReset: true })
  }
  return (
    <li>
      <button
        type="button"
        onClick={show}
        className="border-line bg-ground rounded-control hover:bg-palm-wash grid w-full gap-0.5 border px-3 py-2.5 text-left"
      >
        <span className="text-quiet flex flex-wrap justify-between gap-x-3 text-xs">
          <span className="min-w-0 font-semibold wrap-anywhere">
            {isNamed && senderType === 'admin' && `${customerName} · `}
            {senderType === 'admin' ? `${texts.us}: ${senderName}` : customerName}
          </span>
          <DateTime at={createdAt} />
        </span>
        <span className="line-clamp-3 text-sm wrap-anywhere">
          <Highlight text={content} query={search} />
        </span>
      </button>
    </li>
  )
}
