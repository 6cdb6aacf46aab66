import { isPermitted } from '@ozi/contract'
import { Link } from 'react-router'
import { useSession } from '~/session'
import { vendorsTexts as texts } from './texts'

/** To the items of one shop; in words alone for roles that may not open them. */
export function ItemsLink({ shopId }: { shopId: string }) {
  const role = useSession()?.data?.role ?? 'user'
  if (!isPermitted(role, 'manageCatalogue')) return texts.notForRole
  return (
    <Link to={`/admin/items?shop=${shopId}`} className="text-palm font-semibold underline">
      {texts.toItems}
    </Link>
  )
}
