import { contactMessages, MESSAGE_FILTERS, TEXT_LIMIT } from '@ozi/contract'
import { Select } from '~/ui/field/Select'
import { oneOf, useFilters } from '~/ui/address/useFilters'
import { useSearchInAddress } from '~/ui/address/useSearchInAddress'
import { ListPage } from '../shared/ListPage'
import { PagedTable } from '../shared/PagedTable'
import { messageColumns } from './columns'
import { MessageSheet } from './MessageSheet'
import { messagesTexts as texts } from './texts'
import { useMessages, useOpenedMessage } from './useMessages'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const OPTIONS = [
  { value: '', label: texts.filters.all },
  ...MESSAGE_FILTERS.map((value) => ({ value, label: texts.filters[value] })),
]

const FILTERS = { filter: oneOf(MESSAGE_FILTERS) }

/** The messages from /contact. */
export default function Messages() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const { filters, setFilter } = useFilters(FILTERS)
  const { filter } = filters
  const messages = useMessages(search.search, filter)
  const opened = useOpenedMessage()
  return (
    <ListPage
      title={texts.title}
      search={{ ...search, label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
      filter={{
        count: filter === undefined ? 0 : 1,
        fields: (
          <div className="w-40">
            <Select
              aria-label={texts.filterLabel}
              options={OPTIONS}
              value={filter ?? ''}
              onChange={({ target }) => setFilter('filter', target.value)}
            />
          </div>
        ),
      }}
      paged={messages}
      nouns={texts.nouns}
    >
      <PagedTable
        paged={messages}
        caption={texts.title}
        columns={messageColumns}
        empty={search.search === '' && filter === undefined ? contactMessages.none : contactMessages.noMatch}
        onOpen={opened.open}
      />
      <MessageSheet opened={opened} />
    </ListPage>
  )
}
