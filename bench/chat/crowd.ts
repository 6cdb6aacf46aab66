import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ChatPeople, ChatPerson } from './people.ts'
import type { CrowdTasks, CrowdClient } from './crowd.messages.ts'

export interface Crowd {
  readonly ask: <Name extends keyof CrowdTasks>(
    name: Name,
    given: CrowdTasks[Name]['given'],
  ) => Promise<CrowdTasks[Name]['answer']>
  readonly leave: () => Promise<void>
}

/** Makes garbage collection rare: otherwise its pauses would be measured as the server's. */
const ROOMY = ['--max-semi-space-size=64', '--min-semi-space-size=64', '--heap-growing-percent=400']

export function gatherCrowd(): Crowd {
  const child = fork(fileURLToPath(new URL('crowd.process.ts', import.meta.url)), { execArgv: ROOMY })
  return {
    async ask(name, given) {
      child.send({ name, given })
      const [said] = (await once(child, 'message')) as [{ answer?: unknown; failure?: string }]
      if (said.failure !== undefined) throw new Error(`the crowd could not ${name}: ${said.failure}`)
      return said.answer as CrowdTasks[typeof name]['answer']
    },
    async leave() {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Spreads the people over the servers, in turn. */
export function clientsOf({ customers, staff }: ChatPeople, urls: readonly string[]): CrowdClient[] {
  const clientOf = (person: ChatPerson, index: number, conversationId: string | null): CrowdClient => ({
    ...person,
    url: urls[index % urls.length] ?? '',
    conversationId,
  })
  return [
    ...staff.map((person, index) => clientOf(person, index, null)),
    ...customers.map((person, index) => clientOf(person, index, person.conversationId)),
  ]
}
