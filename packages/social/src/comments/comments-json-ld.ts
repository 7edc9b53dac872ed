import { authorPath } from '@wbn/cards/author/author-path.ts';
import { commentAnchor } from '@wbn/contract/shared/page-path.ts';
import type { Comment, CommentPage } from '@wbn/contract/social/comments.ts';

interface Page {
  readonly url: string;
  readonly addressOf: (path: string) => string;
}

/** Returns `comment` and `commentCount` of schema.org for a post or profile page; empty without comments. */
export function commentsJsonLd({ comments, talkCount }: CommentPage, page: Page) {
  if (comments.length === 0) return {};
  return { commentCount: talkCount, comment: comments.map((comment) => commentJsonLd(comment, page)) };
}

/** Returns a WebPage with comments for a company or product, not being a CreativeWork; undefined without any. */
export function commentedPageJsonLd(talk: CommentPage, page: Page): object | undefined {
  if (talk.comments.length === 0) return undefined;
  const { url } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${url}#comments`,
    url,
    mainEntity: { '@id': url },
    ...commentsJsonLd(talk, page),
  };
}

function commentJsonLd(
  { commentID, content, createdAt, editedAt, whoComment }: Comment,
  { url, addressOf }: Page,
) {
  return {
    '@type': 'Comment',
    '@id': `${url}#${commentAnchor(commentID)}`,
    text: content,
    dateCreated: createdAt,
    ...(editedAt && { dateModified: editedAt }),
    author: {
      '@type': whoComment.authorType === 'user' ? 'Person' : 'Organization',
      name: whoComment.name,
      url: addressOf(authorPath(whoComment)),
    },
  };
}
