import { useState } from 'react'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Badge } from '~/ui/state/Badge'
import { Button } from '~/ui/button/Button'
import { Card } from '~/ui/list/Card'
import { DateTime } from '~/ui/text/DateTime'
import { Dialog } from '~/ui/dialog/Dialog'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { Field } from '~/ui/field/Field'
import { Money } from '~/ui/text/Money'
import { OfflineNote } from '~/ui/state/OfflineBanner'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { Tabs } from '~/ui/list/Tabs'
import { TextInput } from '~/ui/field/TextInput'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { notice } from '~/ui/notice/notice'
import { toast } from '~/ui/notice/toast'
import { Grid, Row, Section } from './Section'

export function Surfaces() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | null>(null)
  const [tab, setTab] = useState('running')
  const close = () => setOpen(null)

  return (
    <>
      <Section id="states" title="Badges and states">
        <Row>
          <Badge tone="good">SUCCESS</Badge>
          <Badge tone="wait">PENDING</Badge>
          <Badge tone="bad">FAILED</Badge>
          <Badge>UNKNOWN</Badge>
          <Badge tone="cash">Cash</Badge>
          <Badge tone="paystack">Paystack</Badge>
        </Row>
        <Grid>
          <Card>
            <EmptyState
              art={<EmptyBasket className="w-full" />}
              title="Your cart is empty"
              action={<Button look="secondary">Continue Shopping</Button>}
            >
              What you add from the shops waits here.
            </EmptyState>
          </Card>
          <Card title="On its way">
            <SkeletonLines lines={4} />
          </Card>
          <Card lifted title="Your fare" aside={<Badge tone="wait">Surge</Badge>}>
            <Money amount={1870.5} size="fare" />
            <dl className="mt-4 grid gap-1.5 text-sm">
              {[
                ['Delivery fee', 1000],
                ['4.2 km at ₦100.00', 420],
                ['Service fee', 450.5],
              ].map(([label, amount]) => (
                <div key={label} className="flex justify-between gap-4">
                  <dt className="text-quiet">{label}</dt>
                  <dd>
                    <Money amount={Number(amount)} />
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-quiet mt-4 text-sm">
              Valid until <DateTime at="2026-03-04T14:20:00Z" style="time" />
            </p>
          </Card>
        </Grid>
        <ErrorState
          title="Error loading data: the server did not answer"
          query={{ refetch: () => undefined, isFetching: false }}
        >
          Your network may be slow. Nothing was lost.
        </ErrorState>
        <OfflineNote>You are offline. We will go on as soon as the network is back.</OfflineNote>
        <Tabs
          label="Orders"
          active={tab}
          onChange={setTab}
          tabs={[
            { key: 'running', label: 'Running', content: <p>Two orders are under way.</p> },
            { key: 'done', label: 'Done', content: <p>Everything that arrived.</p> },
            { key: 'all', label: 'All', content: <p>All of them.</p> },
          ]}
        />
      </Section>

      <Section
        id="dialogs"
        title="Dialogs, notices, toasts"
        note="A success leaves by itself after 5 seconds; an error waits for OK."
      >
        <Row>
          <Button look="secondary" onClick={() => setOpen('dialog')}>
            Dialog
          </Button>
          <Button look="secondary" onClick={() => setOpen('alert')}>
            Destructive alert
          </Button>
          <Button look="secondary" onClick={() => setOpen('sheet')}>
            Side sheet
          </Button>
          <Button
            look="secondary"
            onClick={() => void notice.success('Updated!', 'User details updated successfully.')}
          >
            Success notice
          </Button>
          <Button
            look="secondary"
            onClick={() => void notice.error('Error!', 'Failed to update user details. Please try again.')}
          >
            Error notice
          </Button>
          <Button look="secondary" onClick={() => toast.success('Item Added to cart')}>
            Toast
          </Button>
          <Button look="secondary" onClick={() => toast.error('Something went wrong', 'Please try again.')}>
            Error toast
          </Button>
        </Row>
      </Section>

      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Update User"
        footer={
          <>
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
            <Button
              onClick={() => void notice.error('Error!', 'Failed to update user details. Please try again.')}
            >
              Save Changes
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="Name">
            <TextInput defaultValue="Ada Okoro" />
          </Field>
          <Field label="Email">
            <TextInput type="email" defaultValue="ada@example.com" />
          </Field>
        </div>
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        destructive
        title="Confirm Deletion"
        actionText="Delete"
        onAction={close}
        onCancel={close}
      >
        Delete Ada Okoro? This cannot be undone.
      </AlertDialog>
      <SideSheet
        open={open === 'sheet'}
        onClose={close}
        title="Order 4K7-219"
        footer={<Button wide>Assign a rider</Button>}
      >
        <p>Details beside the list.</p>
      </SideSheet>
    </>
  )
}
