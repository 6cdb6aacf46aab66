import type { RiderCash } from '@ozi/contract'
import { Button } from '~/ui/button/Button'
import { DateTime } from '~/ui/text/DateTime'
import { formatCount } from '~/ui/text/format'
import { Money } from '~/ui/text/Money'
import { cutAt, OneLine } from '~/ui/table/OneLine'
import type { TableColumn } from '~/ui/table/Table'
import { PhoneLink } from '../shared/PhoneLink'
import { cashDeskTexts as texts } from './texts'

const { columns: heads } = texts

/** @param onRecord null without the permission to record */
export function holderColumns(
  onRecord: ((rider: RiderCash) => void) | null,
): readonly TableColumn<RiderCash>[] {
  return [
    {
      key: 'rider',
      head: heads.rider,
      cell: ({ name, mobileNumber }) => (
        <span className="flex items-center gap-x-4">
          <span className="min-w-0">
            <OneLine>{name}</OneLine>
          </span>
          {/* On medium screens there is no room for a column of its own. */}
          <span className="shrink-0 max-md:hidden xl:hidden">
            <PhoneLink name={name} phone={mobileNumber} />
          </span>
        </span>
      ),
      primary: true,
      className: cutAt('md:w-[38%] xl:w-[24%]'),
    },
    {
      key: 'phone',
      head: heads.phone,
      cell: ({ name, mobileNumber }) => <PhoneLink name={name} phone={mobileNumber} />,
      className: 'md:max-xl:hidden!',
    },
    {
      key: 'held',
      head: heads.held,
      cell: ({ held }) => <Money amount={held} className="font-semibold" />,
      numeric: true,
      phone: 'state',
    },
    {
      key: 'deliveries',
      head: heads.deliveries,
      cell: ({ deliveries }) => (
        <>
          {formatCount(deliveries)}
          <span className="md:hidden"> {texts.deliveries(deliveries)}</span>
        </>
      ),
      numeric: true,
      phone: 'detail',
    },
    {
      key: 'since',
      head: heads.since,
      cell: ({ since }) => since && <DateTime at={since} />,
      numeric: true,
      phone: 'end',
    },
    ...(onRecord === null
      ? []
      : [
          {
            key: 'record',
            head: heads.record,
            actions: true,
            className: 'md:w-32',
            cell: (rider: RiderCash) => (
              <Button
                size="row"
                look="secondary"
                className="whitespace-nowrap"
                aria-label={texts.recordOf(rider.name)}
                onClick={() => onRecord(rider)}
              >
                {texts.record}
              </Button>
            ),
          },
        ]),
  ]
}
