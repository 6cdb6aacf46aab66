import { useState } from 'react'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { ErrorState } from '~/ui/state/ErrorState'
import { LoadMore } from '~/ui/list/LoadMore'
import { Money } from '~/ui/text/Money'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { Table, type TableColumn } from '~/ui/table/Table'
import { Section } from './Section'

interface Sample {
  id: string
  email: string
  amount: number
  method: 'Cash' | 'Paystack'
  status: 'success' | 'pending' | 'failed'
  at: string
}

const ROWS: Sample[] = [
  {
    id: '…a81f22c0',
    email: 'ada@example.com',
    amount: 2500,
    method: 'Cash',
    status: 'success',
    at: '2026-03-04T09:12:00Z',
  },
  {
    id: '…b7710e4d',
    email: 'emeka.nwosu@example.com',
    amount: 12450.5,
    method: 'Paystack',
    status: 'pending',
    at: '2026-03-04T08:47:00Z',
  },
  {
    id: '…09cc31fa',
    email: 'ngozi@example.com',
    amount: 980,
    method: 'Cash',
    status: 'failed',
    at: '2026-03-03T17:05:00Z',
  },
]

const TONE = { success: 'good', pending: 'wait', failed: 'bad' } as const

const COLUMNS: TableColumn<Sample>[] = [
  { key: 'email', head: 'Customer Email', cell: (row) => row.email, primary: true },
  {
    key: 'id',
    head: 'Transaction ID',
    cell: (row) => <span className="text-quiet tabular-nums">{row.id}</span>,
  },
  { key: 'amount', head: 'Amount', cell: (row) => <Money amount={row.amount} />, numeric: true },
  {
    key: 'method',
    head: 'Payment Method',
    cell: (row) => <Badge tone={row.method === 'Cash' ? 'cash' : 'paystack'}>{row.method}</Badge>,
  },
  {
    key: 'status',
    head: 'Status',
    cell: (row) => <Badge tone={TONE[row.status]}>{row.status.toUpperCase()}</Badge>,
  },
  { key: 'at', head: 'Date', cell: (row) => <DateTime at={row.at} />, numeric: true },
  {
    key: 'update',
    head: 'Update',
    actions: true,
    cell: () => (
      <Button look="secondary" size="sm">
        Update
      </Button>
    ),
  },
]

export function Tables() {
  const [opened, setOpened] = useState<Sample | null>(null)
  return (
    <Section id="tables" title="Tables" note="j and k walk, Enter opens, Esc goes back. Cards on phones.">
      <Card flush title="Order Transactions">
        <Table
          caption="Order transactions"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={(row) => row.id}
          empty="No transactions found."
          onOpen={setOpened}
          marks={new Map([['…b7710e4d', 'New']])}
        />
        <LoadMore
          of={{
            list: { rows: ROWS, isCurrent: true, total: 10000, totalIsMinimum: true },
            failedAtNextPage: false,
            hasMore: true,
            isLoadingMore: false,
            loadMore: () => undefined,
          }}
        />
      </Card>
      <div className="grid gap-6 lg:grid-cols-3">
        <Card flush title="On its way">
          <Table
            caption="On its way"
            columns={COLUMNS.slice(0, 3)}
            rows={[]}
            rowKey={(row) => row.id}
            loading
            empty=""
          />
        </Card>
        <Card flush title="None">
          <Table
            caption="None"
            columns={COLUMNS.slice(0, 3)}
            rows={[]}
            rowKey={(row) => row.id}
            empty="No users found."
          />
        </Card>
        <Card flush title="Failed">
          <Table
            caption="Failed"
            columns={COLUMNS.slice(0, 3)}
            rows={[]}
            rowKey={(row) => row.id}
            empty=""
            error={
              <ErrorState
                title="Error loading data: no answer"
                query={{ refetch: () => undefined, isFetching: false }}
              />
            }
          />
        </Card>
      </div>
      <SideSheet open={opened !== null} onClose={() => setOpened(null)} title={opened?.email ?? ''}>
        <Money amount={opened?.amount} size="fare" />
      </SideSheet>
    </Section>
  )
}
