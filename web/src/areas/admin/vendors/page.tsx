import { isPermitted, TEXT_LIMIT, type Vendor, vendorMessages } from '@ozi/contract'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '~/api'
import { byCursor } from '~/api/usePagedList'
import { useSession } from '~/session'
import { Badge } from '~/ui/Badge'
import { Button } from '~/ui/Button'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { personColumns } from '../shared/people/columns'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { PeoplePage } from '../shared/people/PeoplePage'
import { usePeopleList } from '../shared/people/usePeopleList'
import { vendorsTexts as texts } from './texts'
import { RegisterVendor, UpdateVendor } from './VendorDialogs'
import { VendorSheet } from './VendorSheet'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

type VendorsPage = Awaited<ReturnType<typeof client.vendors.list>>
const vendorsOf = ({ vendors }: VendorsPage) => vendors
const withVendors = (page: VendorsPage, vendors: Vendor[], total: number): VendorsPage => ({
  ...page,
  vendors,
  total,
})

type Open =
  | { readonly what: 'register' }
  | { readonly what: 'update' | 'delete' | 'details'; readonly vendor: Vendor }
  | null

/** Shops, the newest first. */
export default function RegisteredVendors() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const vendors = usePeopleList(
    api.vendors.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      ...byCursor,
    }),
    vendorsOf,
    withVendors,
  )
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const mayManage = isPermitted(useSession()?.data?.role ?? 'user', 'managePeople')

  return (
    <PeoplePage
      title={texts.title}
      placeholder={texts.placeholder}
      searchLabel={texts.searchLabel}
      nouns={texts.nouns}
      empty={vendorMessages.none}
      columns={columnsFor(mayManage, setOpen)}
      people={vendors}
      text={text}
      onText={setText}
      onOpen={(vendor) => setOpen({ what: 'details', vendor })}
      actions={mayManage && <RegisterButton onClick={() => setOpen({ what: 'register' })} />}
    >
      {open?.what === 'register' && <RegisterVendor onMade={vendors.append} onClose={close} />}
      {open?.what === 'update' && (
        <UpdateVendor vendor={open.vendor} onRecord={vendors.merge} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <ConfirmDeletion
          person={open.vendor}
          messages={vendorMessages}
          remove={client.vendors.remove}
          onDeleted={vendors.remove}
          onClose={close}
        />
      )}
      <VendorSheet vendor={open?.what === 'details' ? open.vendor : null} onClose={close} />
    </PeoplePage>
  )
}

function RegisterButton({ onClick }: { onClick: () => void }) {
  return (
    <Button icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={onClick}>
      {texts.register}
    </Button>
  )
}

function columnsFor(mayManage: boolean, setOpen: (open: Open) => void) {
  return personColumns<Vendor>(
    mayManage
      ? {
          onUpdate: (vendor) => setOpen({ what: 'update', vendor }),
          onDelete: (vendor) => setOpen({ what: 'delete', vendor }),
        }
      : null,
    [],
    ({ isOrderable }) => !isOrderable && <Badge tone="wait">{texts.notOrderableBadge}</Badge>,
  )
}
