import { TEXT_LIMIT, type Vendor, vendorMessages } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { api, client } from '~/api'
import { byPage } from '~/api/usePagedList'
import { Badge } from '~/ui/Badge'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { PeoplePage } from '../shared/people/PeoplePage'
import { usePeopleList } from '../shared/people/usePeopleList'
import { entriesOf } from './entries'
import { vendorsTexts as texts } from './texts'
import { RegisterVendor, UpdateVendor } from './VendorDialogs'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

const noteOf = ({ isOrderable }: Vendor) =>
  !isOrderable && <Badge tone="wait">{texts.notOrderableBadge}</Badge>

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
      update={(vendor, close) => (
        <UpdateVendor vendor={vendor} onRecord={vendors.merge} onGone={vendors.remove} onClose={close} />
      )}
      remove={client.vendors.remove}
      entriesOf={entriesOf}
      ordersOf={({ _id }) => ({ vendorId: _id })}
    />
  )
}
