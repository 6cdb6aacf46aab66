import { ContactLinks } from '~/order/CallLinks'

/** What a sheet tells of somebody's telephone: the number, to call it or write to it; nothing without one. */
export const phoneEntry = (name: string, phone: string) =>
  phone && (
    <div className="pt-1">
      <ContactLinks name={name} phone={phone} />
    </div>
  )
