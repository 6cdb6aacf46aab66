import { redirect } from 'react-router'
import { pageServerContext } from '~/api/pageServer'
import type { Route } from './+types/pay'
import { loadPayAddress } from './loadTrack'

/** Leads to the page where an order is paid by transfer; it is opened when somebody asks for it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return redirect(await loadPayAddress(context.get(pageServerContext).calls, params.token), {
    status: 303,
    headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' },
  })
}
