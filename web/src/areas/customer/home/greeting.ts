import { formatDate } from '~/ui/format'

const NOON = 12
const EVENING = 17
/** Until then the night before is not over. */
const MORNING = 4

/** 'Good morning, Chidinma Eze', by the clock of Lagos. */
export function greeting(name: string, at: Date): string {
  const hour = Number(formatDate(at, 'time').slice(0, 2))
  const part =
    hour < MORNING || hour >= EVENING ? 'Good evening' : hour < NOON ? 'Good morning' : 'Good afternoon'
  return name === '' ? part : `${part}, ${name}`
}
