// Topics and replies for tests, made through the API.
import { aFreeMember, type Person } from '#testing/people.ts'
import type { TestApi } from '#testing/start-api.ts'
import type { Reply, Topic, TopicList, TopicPage } from '../forum.schema.ts'

export async function aTopic(app: TestApi, author: Person, change: Record<string, unknown> = {}): Promise<Topic> {
  const draft = { title: 'Which boots for a zodiac?', content: 'Mine filled with water twice last week.', ...change }
  const { status, body } = await app.as(author)<Topic>('POST', '/api/forum/topics', draft)
  if (status !== 201) throw new Error(`the topic answered ${status}: ${JSON.stringify(body)}`)
  return body
}

export async function aReply(
  app: TestApi,
  author: Person,
  topicId: string,
  content = 'Get the ones with a drain.',
): Promise<Reply> {
  const { status, body } = await app.as(author)<Reply>('POST', '/api/forum/replies', { topicId, content })
  if (status !== 201) throw new Error(`the reply answered ${status}: ${JSON.stringify(body)}`)
  return body
}

export async function readTopic(app: TestApi, person: Person, id: string, query = ''): Promise<TopicPage> {
  return (await app.as(person)<TopicPage>('GET', `/api/forum/topics/${id}${query}`)).body
}

export async function listTopics(app: TestApi, person: Person, query = ''): Promise<TopicList> {
  return (await app.as(person)<TopicList>('GET', `/api/forum/topics${query}`)).body
}

export async function aConversation(app: TestApi) {
  const [author, replier] = [await aFreeMember(app), await aFreeMember(app)]
  const topic = await aTopic(app, author)
  return { author, replier, topic, reply: await aReply(app, replier, topic.id) }
}
