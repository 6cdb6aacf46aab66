import { isPermitted } from '@ozi/contract'
import { Link } from 'react-router'
import { useSession } from '~/session'
import { vendorsTexts as texts } from './texts'

/** A link to the items of a shop; plain text for roles that may not open them. */
export function ItemsLink({ shopId }: { shopId: string }) {
  const role = useSession()?.data?.role ?? 'user'
  if (!isPermitted(role, 'manageCatalogue')) return texts.notForRole
  return (
    <Link to={`/admin/items?shop=${shopId}`} className="text-palm font-semibold underline">
      {texts.toItems}
    </Link>
  )
}
