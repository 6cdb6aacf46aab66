import { Card } from '~/ui/Card'
import { CallLink, WhatsAppLink } from './CallLinks'

interface PersonCardProps {
  /** 'Your rider', 'The shop'. */
  title: string
  name: string
  phone: string
}

/** Somebody an order is with, and how to reach them. */
export function PersonCard({ title, name, phone }: PersonCardProps) {
  return (
    <Card as="section" title={title}>
      <p className="-mt-2 mb-3 text-lg font-semibold wrap-anywhere">{name}</p>
      <div className="flex flex-wrap gap-2">
        <CallLink name={name} phone={phone} />
        <WhatsAppLink name={name} phone={phone} />
      </div>
    </Card>
  )
}
