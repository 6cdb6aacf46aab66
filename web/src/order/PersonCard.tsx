import { Card } from '~/ui/list/Card'
import { ContactLinks } from './CallLinks'

interface PersonCardProps {
  /** 'Your rider' */
  title: string
  name: string
  phone: string
}

/** A person involved in an order, and how to reach them. */
export function PersonCard({ title, name, phone }: PersonCardProps) {
  return (
    <Card as="section" title={title}>
      <p className="-mt-2 mb-3 text-lg font-semibold wrap-anywhere">{name}</p>
      <ContactLinks name={name} phone={phone} />
    </Card>
  )
}
