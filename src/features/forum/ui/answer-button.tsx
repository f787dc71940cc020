// Says of a reply that it answers the topic, or no longer does: for the topic's author and the team.
import { Button } from '#design/button.tsx'
import { CircleCheck, X } from '#design/icons.tsx'
import { useAcceptAnswer } from './taking-part.api.ts'
import type { OfferUndo } from './undo.api.ts'

type Props = { topicId: string; replyId: string; isAnswer: boolean; offerUndo?: OfferUndo | undefined }

export function AnswerButton({ topicId, replyId, isAnswer, offerUndo }: Props) {
  const accept = useAcceptAnswer(topicId, offerUndo)
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={accept.isPending}
      onClick={() => accept.mutate(isAnswer ? null : replyId)}
    >
      {isAnswer ? <X aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      {isAnswer ? 'Not the answer' : 'This answers it'}
    </Button>
  )
}
