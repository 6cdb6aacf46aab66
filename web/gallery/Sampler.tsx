import { Bike, Bus, Car, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EmptyBasket } from '~/ui/art/EmptyBasket'
import { Letter } from '~/ui/art/Letter'
import { LockedGate } from '~/ui/art/LockedGate'
import { LostRoad } from '~/ui/art/LostRoad'
import { MarketStall } from '~/ui/art/MarketStall'
import { Offline } from '~/ui/art/Offline'
import { ParcelTwine } from '~/ui/art/ParcelTwine'
import { RiderOkada } from '~/ui/art/RiderOkada'
import { Roundabout } from '~/ui/art/Roundabout'
import { SoupPot } from '~/ui/art/SoupPot'
import { Button, LinkButton } from '~/ui/button/Button'
import { IconButton } from '~/ui/button/IconButton'
import { ThemeToggle } from '~/ui/button/ThemeToggle'
import { Combobox } from '~/ui/combobox/Combobox'
import { AlertDialog } from '~/ui/dialog/AlertDialog'
import { Dialog } from '~/ui/dialog/Dialog'
import { SideSheet } from '~/ui/dialog/SideSheet'
import { Checkbox, Switch } from '~/ui/field/Checkbox'
import { CodeInput } from '~/ui/field/CodeInput'
import { Field, FieldSet } from '~/ui/field/Field'
import { FormErrorSummary } from '~/ui/field/FormErrorSummary'
import { PasswordInput } from '~/ui/field/PasswordInput'
import { PhoneInput } from '~/ui/field/PhoneInput'
import { RadioCards } from '~/ui/field/RadioCards'
import { SearchInput } from '~/ui/field/SearchInput'
import { Select } from '~/ui/field/Select'
import { Stepper } from '~/ui/field/Stepper'
import { Textarea } from '~/ui/field/Textarea'
import { TextInput } from '~/ui/field/TextInput'
import { Logo } from '~/ui/line/Logo'
import { PinMark, RingMark } from '~/ui/line/RouteEnds'
import { RouteLoader } from '~/ui/line/RouteLoader'
import { RouteProgress } from '~/ui/line/RouteProgress'
import { RouteTimeline } from '~/ui/line/RouteTimeline'
import { RouteUnderline } from '~/ui/line/RouteUnderline'
import { Card } from '~/ui/list/Card'
import { Fold, FoldList } from '~/ui/list/Fold'
import { Tabs } from '~/ui/list/Tabs'
import { notice } from '~/ui/notice/notice'
import { toast } from '~/ui/notice/toast'
import { Avatar } from '~/ui/picture/Avatar'
import { PictureThumb } from '~/ui/picture/PictureThumb'
import { Badge } from '~/ui/state/Badge'
import { EmptyState } from '~/ui/state/EmptyState'
import { ErrorState } from '~/ui/state/ErrorState'
import { OfflineNote } from '~/ui/state/OfflineBanner'
import { SkeletonLines } from '~/ui/state/Skeleton'
import { Table, type TableColumn } from '~/ui/table/Table'
import { DateTime } from '~/ui/text/DateTime'
import { Money } from '~/ui/text/Money'

const COLOURS = [
  ['bg-ground text-ink', 'ground / ink'],
  ['bg-surface text-quiet', 'surface / quiet'],
  ['bg-palm text-on-palm', 'palm'],
  ['bg-palm-wash text-palm', 'palm-wash'],
  ['bg-laterite-wash text-laterite', 'laterite-wash'],
  ['bg-marigold text-on-marigold', 'marigold'],
  ['bg-danger text-on-danger', 'danger'],
] as const

const ART = {
  RiderOkada,
  MarketStall,
  Roundabout,
  SoupPot,
  ParcelTwine,
  EmptyBasket,
  LostRoad,
  LockedGate,
  Letter,
  Offline,
}

/** The parts of ui, each in its states. */
export default function Sampler() {
  return (
    <main id="main" className="mx-auto max-w-6xl px-4 pb-24 md:px-6">
      <div className="flex items-center justify-between py-8">
        <h1 className="text-4xl">Parts</h1>
        <ThemeToggle />
      </div>
      <Foundations />
      <Buttons />
      <Fields />
      <States />
      <Dialogs />
      <Tables />
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t py-8">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)

const Grid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3">{children}</div>
)

function Foundations() {
  return (
    <Section title="Line, type, colour, drawings">
      <Row>
        <Logo className="text-palm h-24" />
        <Logo className="text-palm h-10" label="" />
      </Row>
      <div className="max-w-2xl">
        <p className="font-head text-5xl font-extrabold">Ka anyị zie gị ozi</p>
        <RouteUnderline className="mt-2 max-w-md" />
      </div>
      <Grid>
        <RouteProgress done={0.5} label="Step 2 of 3" className="w-56" />
        <RouteTimeline
          label="An order"
          steps={[
            { key: 'a', label: 'Order made', detail: '09:12', state: 'done' },
            { key: 'b', label: 'On the way', detail: 'About 6 minutes', state: 'current' },
            { key: 'c', label: 'Nobody was there', state: 'failed' },
            { key: 'd', label: 'Handed over', state: 'coming' },
          ]}
        />
        <RouteLoader label="Finding a rider…" />
      </Grid>
      <div className="grid gap-3">
        {(['text-4xl', 'text-3xl', 'text-2xl', 'text-xl'] as const).map((size) => (
          <p key={size} className={`font-head ${size} font-bold`}>
            ₦2,500.00 · Ụlọ ahịa
          </p>
        ))}
        <p className="text-lg">Large text for a lead: your parcel leaves in 6 minutes.</p>
        <p className="max-w-[70ch]">
          Text is set in lines of at most seventy characters. Nnọọ, ị ga-enweta ya taa: ọ bụ naanị ₦1,450.00
          site na Douglas Road ruo Egbu.
        </p>
        <p className="text-quiet text-sm">Small and quiet: what one may read and need not.</p>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {COLOURS.map(([look, name]) => (
          <div key={name} className={`${look} rounded-control border-line border p-3 text-sm font-semibold`}>
            {name}
          </div>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-5">
        {Object.entries(ART).map(([name, Drawing]) => (
          <li key={name}>
            <Drawing className="w-full" />
            <p className="text-quiet mt-2 text-center text-xs">{name}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Buttons() {
  const [count, setCount] = useState(1)
  return (
    <Section title="Buttons">
      <Row>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <LinkButton to="/" look="secondary">
          A link
        </LinkButton>
      </Row>
      <Row>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button disabled>Disabled</Button>
        <Button notYet>Not yet</Button>
        <Button busy>Busy</Button>
        <Button busy busyText="Creating…">
          Create
        </Button>
      </Row>
      <Row>
        <IconButton label="Add" icon={<Plus size={18} />} />
        <IconButton label="Delete" look="edged" icon={<Trash2 size={18} />} />
        <IconButton label="Not now" look="edged" disabled icon={<Trash2 size={18} />} />
        <Stepper label="Jollof rice" value={count} onChange={setCount} />
      </Row>
    </Section>
  )
}

const PLACES = ['Douglas Road', 'Dan Anyiam Stadium', 'Egbu Road']

function Fields() {
  const [code, setCode] = useState('')
  const [search, setSearch] = useState('')
  const [place, setPlace] = useState('')
  return (
    <Section title="Fields">
      <FormErrorSummary attempt={0} errors={[{ fieldId: 'sample-name', text: 'Name is needed' }]} />
      <Grid>
        <Field id="sample-name" label="Name" required error="Name is needed">
          <TextInput />
        </Field>
        <Field label="Price per km" hint="Current: ₦100.00">
          <TextInput inputMode="decimal" before="₦" after="/km" defaultValue={100} />
        </Field>
        <Field label="Not now">
          <TextInput disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="Password" required>
          <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
        </Field>
        <Field label="Mobile number" required>
          <PhoneInput defaultValue="803 123 4567" />
        </Field>
        <Field label="Vehicle type" required>
          <Select placeholder="Choose a vehicle" defaultValue="" options={[{ value: 'bus', label: 'Bus' }]} />
        </Field>
        <Field label="What is in it?" optional>
          <Textarea placeholder="Two shirts in a brown envelope" />
        </Field>
        <SearchInput
          label="Search users"
          placeholder="Search users..."
          clearLabel="Clear the search"
          value={search}
          onSearch={setSearch}
        />
        <Field label="Code" hint="Six digits, from the mail we sent." required>
          <CodeInput value={code} onChange={setCode} />
        </Field>
        {(['ready', 'loading', 'error'] as const).map((status, at) => (
          <Field key={status} label={`Where to? (${status})`}>
            <Combobox
              before={at === 0 ? <RingMark /> : <PinMark />}
              query={place}
              onQuery={setPlace}
              items={status === 'ready' ? PLACES : []}
              status={place === '' ? 'idle' : status}
              itemKey={(name) => name}
              renderItem={(name) => name}
              onPick={setPlace}
              onRetry={() => undefined}
            />
          </Field>
        ))}
        <FieldSet label="Vehicle" required error="Please choose one">
          <RadioCards
            name="vehicle"
            options={[
              { value: 'motorcycle', label: 'Motorcycle', hint: 'Small parcels', icon: <Bike size={22} /> },
              { value: 'sedan', label: 'Sedan', icon: <Car size={22} /> },
              { value: 'bus', label: 'Bus', icon: <Bus size={22} />, disabled: true },
            ]}
          />
        </FieldSet>
        <div>
          <Checkbox label="Keep me signed in" hint="On a phone that is yours alone." defaultChecked />
          <Switch label="Enable Surge Pricing" hint="In high demand" defaultChecked />
          <Switch label="Online" />
        </div>
      </Grid>
    </Section>
  )
}

function States() {
  const [tab, setTab] = useState('running')
  return (
    <Section title="States and pictures">
      <Row>
        {(['good', 'wait', 'bad', 'neutral', 'cash', 'paystack'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Avatar name="Adaeze Okonkwo" image="" />
        <Avatar name="Ụzọma" image="" className="size-14" />
        <PictureThumb
          url="/favicon.svg"
          width={512}
          height={512}
          sidePx={96}
          title="The icon"
          label="The icon: open it large"
        />
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
          <p className="text-quiet mt-4 text-sm">
            Valid until <DateTime at="2026-03-04T14:20:00Z" style="day" />
          </p>
        </Card>
        <FoldList>
          <Fold title="Pickup and dropoff" aside="FUTO">
            Ikenegbu to FUTO
          </Fold>
          <Fold title="Help with this order">Ask about it</Fold>
        </FoldList>
      </Grid>
      <ErrorState
        title="Error loading data: the server did not answer"
        query={{ refetch: () => undefined, isFetching: false }}
      >
        Nothing was lost.
      </ErrorState>
      <OfflineNote>You are offline. We will go on as soon as the network is back.</OfflineNote>
      <Tabs
        label="Orders"
        active={tab}
        onChange={setTab}
        tabs={[
          { key: 'running', label: 'Running', content: <p>Two orders are under way.</p> },
          { key: 'done', label: 'Done', content: <p>Everything that arrived.</p> },
        ]}
      />
    </Section>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'sheet' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Dialogs, notices, toasts">
      <Row>
        {(['dialog', 'alert', 'sheet'] as const).map((kind) => (
          <Button key={kind} look="secondary" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
        <Button look="secondary" onClick={() => void notice.success('Updated!', 'All is saved.')}>
          Success notice
        </Button>
        <Button look="secondary" onClick={() => void notice.error('Error!', 'Please try again.')}>
          Error notice
        </Button>
        <Button look="secondary" onClick={() => toast.success('Item Added to cart')}>
          Toast
        </Button>
      </Row>
      <Dialog open={open === 'dialog'} onClose={close} title="Update User" footer={<Button>Save</Button>}>
        <Field label="Email">
          <TextInput type="email" defaultValue="ada@example.com" />
        </Field>
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
      <SideSheet open={open === 'sheet'} onClose={close} title="Order 4K7-219">
        <p>Details beside the list.</p>
      </SideSheet>
    </Section>
  )
}

interface Sample {
  readonly email: string
  readonly amount: number
  readonly at: string
}

const ROWS: readonly Sample[] = [
  { email: 'ada@example.com', amount: 2500, at: '2026-03-04T09:12:00Z' },
  { email: 'emeka.nwosu@example.com', amount: 12450.5, at: '2026-03-04T08:47:00Z' },
]

const COLUMNS: readonly TableColumn<Sample>[] = [
  { key: 'email', head: 'Customer Email', cell: ({ email }) => email, primary: true },
  { key: 'amount', head: 'Amount', cell: ({ amount }) => <Money amount={amount} />, numeric: true },
  { key: 'at', head: 'Date', cell: ({ at }) => <DateTime at={at} />, numeric: true },
]

function Tables() {
  const shared = { columns: COLUMNS, rowKey: ({ email }: Sample) => email, empty: 'No users found.' }
  return (
    <Section title="Tables">
      <Card flush title="Order Transactions">
        <Table
          {...shared}
          caption="Order transactions"
          rows={ROWS}
          marks={new Map([['ada@example.com', 'New']])}
        />
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card flush title="On its way">
          <Table {...shared} caption="On its way" rows={[]} loading />
        </Card>
        <Card flush title="None">
          <Table {...shared} caption="None" rows={[]} />
        </Card>
      </div>
    </Section>
  )
}
