import { compact } from '@wbn/cards/json-ld/json-ld.ts';
import { cutText } from '@wbn/cards/labels/preview-text.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import type { Post } from '@wbn/contract/social/posts.ts';

interface PostAddresses {
  readonly url: string;
  readonly authorUrl: string;
}

/** Returns schema.org SocialMediaPosting for a post, with nothing that the page does not show. */
export function postJsonLd(post: Post, { url, authorUrl }: PostAddresses) {
  const { content, createdAt, editedAt, picture, reactions, commentCount } = post;
  return compact({
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': url,
    url,
    headline: headlineOf(content),
    articleBody: content,
    datePublished: createdAt,
    dateModified: editedAt,
    image: picture?.url,
    author: authorJsonLd(post.author, authorUrl),
    commentCount,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: reactions.reactionCount.like,
    },
  });
}

/** Returns the first line of a text, at most 100 characters, as the title of a post. */
export function headlineOf(content: string): string {
  const [line = ''] = content.split('\n', 1);
  return line.length > 100 ? `${cutText(line, 99)}…` : line;
}

function authorJsonLd({ authorType, name, photo }: Author, url: string) {
  const type = authorType === 'business' ? 'Organization' : 'Person';
  return compact({ '@type': type, '@id': url, url, name, image: photo?.url });
}
