import { TEXT_LIMIT, type Vendor, vendorMessages } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { api, client } from '~/api'
import { byPage } from '~/api/usePagedList'
import { Badge } from '~/ui/Badge'
import { Button } from '~/ui/Button'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import type { NoteOf } from '../shared/people/columns'
import { PeoplePage } from '../shared/people/PeoplePage'
import { usePeopleList } from '../shared/people/usePeopleList'
import { entriesOf } from './entries'
import { vendorsTexts as texts } from './texts'
import { RegisterVendor, UpdateVendor } from './VendorDialogs'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const noteOf: NoteOf<Vendor> = ({ isOrderable, name }, complete) =>
  !isOrderable && (
    <>
      <Badge tone="wait">{texts.notOrderableBadge}</Badge>
      {complete && (
        <Button size="sm" look="secondary" aria-label={texts.setPlaceOf(name)} onClick={complete}>
          {texts.setPlace}
        </Button>
      )}
    </>
  )

/** Shops, newest first. */
export default function RegisteredVendors() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const options = api.vendors.list.infiniteOptions(byPage({ search: search.search }))
  const vendors = usePeopleList('vendors', options)
  return (
    <PeoplePage
      texts={texts}
      messages={vendorMessages}
      search={search}
      people={vendors}
      noteOf={noteOf}
      deeds={[
        {
          label: texts.register,
          icon: Plus,
          dialog: (close) => <RegisterVendor onMade={vendors.append} onClose={close} />,
        },
      ]}
      update={(vendor, close, isLack) => (
        <UpdateVendor
          vendor={vendor}
          isLack={isLack}
          onRecord={vendors.merge}
          onGone={vendors.remove}
          onClose={close}
        />
      )}
      remove={client.vendors.remove}
      entriesOf={entriesOf}
      ordersOf={({ _id }) => ({ vendorId: _id })}
    />
  )
}
