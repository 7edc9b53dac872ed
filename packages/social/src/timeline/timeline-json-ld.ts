import type { Post } from '@wbn/contract/social/posts.ts';
import { headlineOf } from '../posts/post-json-ld.ts';
import { postPath } from '../posts/post-path.ts';

interface TimelineFacts {
  readonly name: string;
  readonly items: readonly Post[];
  readonly url: string;
  readonly addressOf: (path: string) => string;
}

/** Returns schema.org CollectionPage for a timeline, with its posts and their addresses. */
export function timelineJsonLd({ name, items, url, addressOf }: TimelineFacts) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ postID, content }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        url: addressOf(postPath(postID)),
        name: headlineOf(content),
      })),
    },
  };
}
