import type { ReactNode } from 'react'
import { Avatar } from '~/ui/picture/Avatar'
import { Card } from '~/ui/list/Card'
import { ContactLinks } from './CallLinks'

interface PersonCardProps {
  /** 'Your rider', 'The shop'. */
  title: string
  name: string
  phone: string
  /** To be recognised at a glance; '' shows initials, and without it nothing is shown. */
  picture?: string
  /** A line below the name. */
  children?: ReactNode
}

/** A person involved in an order, and how to reach them. */
export function PersonCard({ title, name, phone, picture, children }: PersonCardProps) {
  return (
    <Card as="section" title={title}>
      <div className="-mt-2 mb-3 flex items-center gap-3">
        {picture !== undefined && <Avatar name={name} image={picture} className="size-12" />}
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">{name}</p>
          {children && <p className="font-semibold wrap-anywhere tabular-nums">{children}</p>}
        </div>
      </div>
      <ContactLinks name={name} phone={phone} />
    </Card>
  )
}
