import { type Rider, type RiderInput, riderMessages, type RiderUpdate, TEXT_LIMIT } from '@ozi/contract'
import { FileUp, Plus } from 'lucide-react'
import { api, client } from '~/api'
import { byPage } from '~/api/usePagedList'
import { useSearchInAddress } from '~/ui/useSearchInAddress'
import { dialled, type PersonValues } from '../shared/people/fields'
import { PeoplePage } from '../shared/people/PeoplePage'
import { RegisterDialog } from '../shared/people/RegisterDialog'
import { UpdateDialog } from '../shared/people/UpdateDialog'
import { usePeopleList } from '../shared/people/usePeopleList'
import { entriesOf } from './entries'
import { factsOf, REGISTER_FIELDS, UPDATE_FIELDS, valuesOf } from './fields'
import { ImportRiders } from './ImportRiders'
import { ridersTexts as texts } from './texts'

export const meta = () => [{ title: `${texts.title} · Ozi` }]

/** Riders, newest first. */
export default function RegisteredRiders() {
  const search = useSearchInAddress(TEXT_LIMIT.line)
  const riders = usePeopleList('riders', api.riders.list.infiniteOptions(byPage({ search: search.search })))
  return (
    <PeoplePage
      texts={texts}
      messages={riderMessages}
      search={search}
      people={riders}
      deeds={[
        {
          label: texts.import,
          icon: FileUp,
          look: 'secondary',
          dialog: (close) => <ImportRiders onImported={riders.refresh} onClose={close} />,
        },
        {
          label: texts.register,
          icon: Plus,
          dialog: (close) => (
            <RegisterDialog
              title={texts.registerTitle}
              fields={REGISTER_FIELDS}
              messages={riderMessages}
              register={register}
              onMade={riders.append}
              onClose={close}
            />
          ),
        },
      ]}
      update={(rider, close) => (
        <UpdateDialog
          title={texts.updateTitle}
          record={rider}
          fields={UPDATE_FIELDS}
          valuesOf={valuesOf}
          factsOf={factsOf}
          messages={riderMessages}
          save={async (changed, version) => {
            const update = { id: rider._id, ...dialled(changed), version }
            return (await client.riders.update(update as RiderUpdate)).rider
          }}
          onRecord={riders.merge}
          onGone={riders.remove}
          onClose={close}
        />
      )}
      remove={client.riders.remove}
      entriesOf={entriesOf}
      ordersOf={({ _id }) => ({ riderId: _id })}
    />
  )
}

/** The form's fields have the names of the call's; the server validates their values. */
async function register(values: PersonValues): Promise<Rider> {
  const { rider } = await client.riders.register(dialled(values) as unknown as RiderInput)
  return rider
}
