// The letters of the forum: what is new for you, and why a post of yours was removed.
import type { Letter } from '#platform/mail/letter.tsx'
import {
  LetterButton,
  LetterHeading,
  LetterLink,
  LetterQuote,
  LetterRows,
  Paragraph,
  SmallPrint,
} from '#platform/mail/letter-parts.tsx'
import { brand } from '#shared/brand.ts'
import { replyPath, shorten, topicPath } from '../forum.rules.ts'
import type { Notification } from '../notification.schema.ts'
import type { Report } from '../report.schema.ts'

function whatHappened({ kind, actor }: Notification): string {
  const did = { mention: 'mentioned you', question: 'asked you about a berth you held', reply: 'replied' }
  return `${actor.username} ${did[kind]}`
}

export type DigestLinks = { publicUrl: string; stop: string }

export function digestLetter(name: string, items: Notification[], total: number, links: DigestLinks): Letter {
  const { publicUrl, stop } = links
  const more = total - items.length
  const count = total === 1 ? 'One new thing' : `${total} new things`
  return {
    subject: total === 1 ? 'Something new for you in the forum' : `${total} new things for you in the forum`,
    preheader: items[0] ? `${whatHappened(items[0])}: “${shorten(items[0].topic.title, 60)}”` : 'Replies and mentions',
    body: (
      <>
        <LetterHeading>{count} in the forum</LetterHeading>
        <Paragraph>Hello {name}, this happened since you last looked:</Paragraph>
        <LetterRows
          rows={items.map((item) => ({
            key: item.id,
            href: publicUrl + (item.replyId ? replyPath(item.topic.id, item.replyId) : topicPath(item.topic.id)),
            title: item.topic.title,
            about: whatHappened(item),
          }))}
        />
        {more > 0 && <Paragraph>And {more} more.</Paragraph>}
        <LetterButton href={`${publicUrl}/forum`}>Open the forum</LetterButton>
      </>
    ),
    footer: (
      <>
        You get this letter, at most once a day, because you asked for it in your account.{' '}
        <LetterLink href={stop}>Stop these letters</LetterLink>
      </>
    ),
  }
}

/** Without a name nobody has confirmed the address: then nothing that the author wrote stands in it either. */
export function removedPostLetter(
  name: string | null,
  post: Pick<Report['post'], 'kind' | 'topicTitle' | 'content'>,
  reason: string,
  why: 'reported' | 'held',
): Letter {
  const what = post.kind === 'topic' ? 'topic' : 'reply'
  return {
    subject: `Your ${what} in the forum was removed`,
    preheader: 'What was removed, and why.',
    body: (
      <>
        <LetterHeading>Your {what} was removed</LetterHeading>
        <Paragraph>
          {name && `Hello ${name}. `}
          {why === 'reported' ? 'After a report by another member we' : 'We'} looked at your {what}
          {name && `${post.kind === 'topic' ? ' ' : ' in '}“${post.topicTitle}”`} and removed it. The reason:
        </Paragraph>
        <LetterQuote>{reason}</LetterQuote>
        {name && (
          <>
            <Paragraph>What you had written:</Paragraph>
            <LetterQuote>{shorten(post.content, 500)}</LetterQuote>
          </>
        )}
        <SmallPrint>If you think that we are wrong, write to the address below.</SmallPrint>
      </>
    ),
    footer: `You get this letter because you wrote in the forum of ${brand.name}.`,
  }
}

/** After `removedPostLetter`, when that was undone. */
export function restoredPostLetter(name: string | null, kind: 'topic' | 'reply'): Letter {
  return {
    subject: `Your ${kind} in the forum is back`,
    preheader: 'It had been removed; that was undone.',
    body: (
      <>
        <LetterHeading>Your {kind} is back</LetterHeading>
        <Paragraph>
          {name && `Hello ${name}. `}We had removed your {kind} and wrote to you about it. That was undone: it is where
          it was, with everything that was said to it.
        </Paragraph>
      </>
    ),
    footer: `You get this letter because you wrote in the forum of ${brand.name}.`,
  }
}
