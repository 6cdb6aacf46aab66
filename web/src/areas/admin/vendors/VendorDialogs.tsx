import { type Vendor, vendorMessages } from '@ozi/contract'
import { useState } from 'react'
import { client } from '~/api'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import { OwedTo } from '../shared/people/OwedTo'
import { PersonSheet } from '../shared/people/PersonSheet'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import type { RecordList } from '../shared/people/personRecords'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import type { PersonDialog } from '../shared/people/useOpenDialog'
import type { PeopleList } from '../shared/people/usePeopleList'
import { entriesOf } from './vendorEntries'
import { placeFact, REGISTER_SHOP, UPDATE_SHOP } from './vendorFields'
import { SHOP_PLACE_FIELD, ShopPlaceField } from './ShopPlaceField'
import { vendorsTexts as texts } from './texts'
import { useShopPlace } from './useShopPlace'

interface VendorDialogsProps {
  dialog: PersonDialog<Vendor, 'register'>
  list: PeopleList<Vendor>
  onClose: () => void
}

/** The dialogs above the list of shops. */
export function VendorDialogs({ dialog, list, onClose }: VendorDialogsProps) {
  return (
    <>
      {dialog.kind === 'register' && <RegisterVendor onMade={list.append} onClose={onClose} />}
      {dialog.kind === 'update' && (
        <UpdateVendor vendor={dialog.row} isLack={dialog.isLack} list={list} onClose={onClose} />
      )}
      {dialog.kind === 'delete' && (
        <ConfirmDeletion
          person={dialog.row}
          messages={vendorMessages}
          remove={client.vendors.remove}
          list={list}
          onClose={onClose}
        >
          <OwedTo id={dialog.row._id} />
        </ConfirmDeletion>
      )}
      {dialog.kind === 'details' && (
        <PersonSheet
          person={dialog.row}
          entriesOf={entriesOf}
          actions={dialog.actions}
          ordersOf={({ _id }) => ({ vendorId: _id })}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** The form of a new shop and its place. */
function RegisterVendor({ onMade, onClose }: { onMade: (vendor: Vendor) => void; onClose: () => void }) {
  const entry = useShopPlace(null, SHOP_PLACE_FIELD)
  return (
    <RegisterDialog
      form={REGISTER_SHOP}
      onMade={onMade}
      onClose={onClose}
      further={{
        fields: <ShopPlaceField key={entry.round} entry={entry} isFocused={entry.isFocused} />,
        isTouched: entry.isTouched,
        read: ({ address }) => entry.read(address?.trim()),
      }}
    />
  )
}

/** Edits a shop; another place must be chosen from suggestions. @param isLack begins at the missing place */
function UpdateVendor({
  vendor,
  isLack,
  list,
  onClose,
}: {
  vendor: Vendor
  isLack: boolean
  list: RecordList<Vendor>
  onClose: () => void
}) {
  const [record, setRecord] = useState(vendor)
  const entry = useShopPlace(record.place, SHOP_PLACE_FIELD)
  return (
    <UpdateDialog
      record={vendor}
      form={UPDATE_SHOP}
      list={list}
      onClose={onClose}
      further={{
        fields: (
          // Remounted for a place that was set elsewhere, so that the field starts with it.
          <ShopPlaceField
            key={entry.round}
            entry={entry}
            hint={record.place === null ? texts.placeMissing : texts.placeHint}
            isFocused={isLack || entry.isFocused}
          />
        ),
        isTouched: entry.isTouched,
        read: ({ address }) => entry.read(address),
        isFocused: isLack,
        chosen: entry.isTouched && entry.place ? [placeFact(entry.place)] : [],
        onTaken(now) {
          setRecord(now)
          entry.beginAnew(now.place)
        },
      }}
    />
  )
}
