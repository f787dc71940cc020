// Every "no" about people's requests on their data, with its sentence.
import { refuseWith } from '#shared/refusal.ts'

export type DataRequestRefusal = 'request_not_found' | 'request_done' | 'received_later' | 'due_before_received'

const texts = {
  request_not_found: 'There is no such request',
  request_done: 'This request was dealt with already',
  received_later: 'This day has not come yet',
  due_before_received: 'It can not be due before it was received',
} satisfies Record<DataRequestRefusal, string>

export const refuseRequest = refuseWith<DataRequestRefusal>(texts)
