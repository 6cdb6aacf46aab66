import { COMPLAINTS, type Complaint } from '@ozi/contract'
import { useState } from 'react'
import { useTexts } from '~/language'
import { complaintTexts, complaintKindTexts } from '~/languages/en/account/complaint'
import { FieldSet } from '~/ui/field/Field'
import { RadioCards } from '~/ui/field/RadioCards'
import { StartConversation } from './StartConversation'

interface ComplainProps {
  readonly orderId: string
  readonly onStarted: (conversationId: string) => void
}

/** Says what went wrong with an order, in a conversation about it. */
export function Complain({ orderId, onStarted }: ComplainProps) {
  const texts = useTexts(complaintTexts)
  const words = useTexts(complaintKindTexts)
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const [isMissing, setMissing] = useState(false)
  return (
    <StartConversation
      orderId={orderId}
      onStarted={onStarted}
      complaint={complaint}
      onUnchosen={() => setMissing(true)}
    >
      <div className="px-4 py-5 md:px-6">
        <h3 className="text-xl">{texts.title}</h3>
        <p className="text-quiet mt-1 mb-5">{texts.lead}</p>
        <FieldSet label={texts.what} error={isMissing ? texts.missing : undefined}>
          <RadioCards
            name="complaint"
            value={complaint ?? ''}
            options={COMPLAINTS.map((value) => ({ value, label: words[value] }))}
            onChange={({ target }) => {
              setComplaint(COMPLAINTS.find((one) => one === target.value) ?? null)
              setMissing(false)
            }}
          />
        </FieldSet>
      </div>
    </StartConversation>
  )
}
