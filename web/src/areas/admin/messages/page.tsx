import { contactMessages, MESSAGE_FILTERS, TEXT_LIMIT } from '@ozi/contract'
import { SearchInput } from '~/ui/SearchInput'
import { Select } from '~/ui/Select'
import { useAddressParam } from '~/ui/useAddressParam'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { PagedCount, PagedTable } from '../shared/PagedTable'
import { messageColumns } from './columns'
import { MessageSheet } from './MessageSheet'
import { messagesTexts as texts } from './texts'
import { useMessages, useOpenedMessage } from './useMessages'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const OPTIONS = [
  { value: '', label: texts.filters.all },
  ...MESSAGE_FILTERS.map((value) => ({ value, label: texts.filters[value] })),
]

/** What people wrote on /contact, read and answered. */
export default function Messages() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const [filterText, setFilter] = useAddressParam('filter')
  const filter = MESSAGE_FILTERS.find((known) => known === filterText)
  const messages = useMessages(search, filter)
  const opened = useOpenedMessage()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="text-quiet mt-1">{texts.lead}</p>
      </header>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="w-full md:max-w-md md:flex-1">
          <SearchInput
            label={texts.searchLabel}
            placeholder={texts.searchPlaceholder}
            clearLabel={texts.clearSearch}
            maxLength={TEXT_LIMIT.line}
            value={text}
            onSearch={setText}
          />
        </div>
        <div className="w-40">
          <Select
            aria-label={texts.filterLabel}
            options={OPTIONS}
            value={filter ?? ''}
            onChange={({ target }) => setFilter(target.value)}
          />
        </div>
        <PagedCount paged={messages} nouns={texts.nouns} />
      </div>
      <PagedTable
        paged={messages}
        caption={texts.title}
        columns={messageColumns}
        empty={search === '' && filter === undefined ? contactMessages.none : contactMessages.noMatch}
        onOpen={(message) => void opened.open(message)}
      />
      <MessageSheet opened={opened} />
    </div>
  )
}
