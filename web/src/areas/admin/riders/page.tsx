import {
  isPermitted,
  type Rider,
  type RiderInput,
  riderMessages,
  type RiderUpdate,
  TEXT_LIMIT,
} from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '~/api'
import { byCursor } from '~/api/usePagedList'
import { useSession } from '~/session'
import { Button } from '~/ui/Button'
import { e164Phone } from '~/ui/phone'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { personColumns } from '../shared/people/columns'
import { ConfirmDeletion } from '../shared/people/ConfirmDeletion'
import type { PersonValues } from '../shared/people/fields'
import { PeoplePage } from '../shared/people/PeoplePage'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { ImportRiders } from './ImportRiders'
import { REGISTER_FIELDS, UPDATE_FIELDS, valuesOf } from './fields'
import { RiderSheet } from './RiderSheet'
import { ridersTexts as texts } from './texts'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

type RidersPage = Awaited<ReturnType<typeof client.riders.list>>
const ridersOf = ({ riders }: RidersPage) => riders
const withRiders = (page: RidersPage, riders: Rider[], total: number): RidersPage => ({
  ...page,
  riders,
  total,
})

type Open =
  | { readonly what: 'register' | 'import' }
  | { readonly what: 'update' | 'delete' | 'details'; readonly rider: Rider }
  | null

/** Riders, the newest first. */
export default function RegisteredRiders() {
  const { search, text, setText } = useSearchInAddress(TEXT_LIMIT.line)
  const riders = usePeopleList(
    api.riders.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search === '' ? {} : { search }),
        ...(cursor === undefined ? {} : { cursor }),
      }),
      ...byCursor,
    }),
    ridersOf,
    withRiders,
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
      empty={riderMessages.none}
      columns={columnsFor(mayManage, setOpen)}
      people={riders}
      text={text}
      onText={setText}
      onOpen={(rider) => setOpen({ what: 'details', rider })}
      actions={mayManage && <Actions onOpen={(what) => setOpen({ what })} />}
    >
      {open?.what === 'register' && (
        <RegisterDialog
          title={texts.registerTitle}
          fields={REGISTER_FIELDS}
          messages={riderMessages}
          register={async (values) => riders.append(await register(values))}
          onClose={close}
        />
      )}
      {open?.what === 'import' && <ImportRiders onImported={riders.refresh} onClose={close} />}
      {open?.what === 'update' && (
        <UpdateDialog
          title={texts.updateTitle}
          record={open.rider}
          fields={UPDATE_FIELDS}
          valuesOf={valuesOf}
          messages={riderMessages}
          save={(changed, version) => save(open.rider._id, changed, version)}
          onRecord={riders.merge}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDeletion
          person={open.rider}
          messages={riderMessages}
          remove={client.riders.remove}
          onDeleted={riders.remove}
          onClose={close}
        />
      )}
      <RiderSheet rider={open?.what === 'details' ? open.rider : null} onClose={close} />
    </PeoplePage>
  )
}

function Actions({ onOpen }: { onOpen: (what: 'register' | 'import') => void }) {
  return (
    <>
      <Button
        look="secondary"
        icon={<FileUp size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => onOpen('import')}
      >
        {texts.import}
      </Button>
      <Button icon={<Plus size={18} strokeWidth={1.75} aria-hidden />} onClick={() => onOpen('register')}>
        {texts.register}
      </Button>
    </>
  )
}

function columnsFor(mayManage: boolean, setOpen: (open: Open) => void) {
  return personColumns<Rider>(
    mayManage
      ? {
          onUpdate: (rider) => setOpen({ what: 'update', rider }),
          onDelete: (rider) => setOpen({ what: 'delete', rider }),
        }
      : null,
  )
}

/** The form's fields are the call's; what is wrong with their values is the server's to say. */
async function register(values: PersonValues): Promise<Rider> {
  const typed = { ...values, mobileNumber: e164Phone(values['mobileNumber'] ?? '') }
  const { rider } = await client.riders.register(typed as unknown as RiderInput)
  return rider
}

async function save(id: string, { mobileNumber, ...changed }: PersonValues, version: number): Promise<Rider> {
  const number = mobileNumber === undefined ? {} : { mobileNumber: e164Phone(mobileNumber) }
  const update = { id, ...changed, ...number, version }
  const { rider } = await client.riders.update(update as RiderUpdate)
  return rider
}
