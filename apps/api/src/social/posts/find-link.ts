import { languages } from '@wbn/contract/shared/language.ts';

/** What a link leads to, by its address alone: whether it is there is another question. */
export interface Link {
  readonly id: string;
  /** A timeline's is a person's or a company's. */
  readonly types: readonly LinkedType[];
}

type LinkedType = 'business' | 'product' | 'user' | 'post';

const address = /https?:\/\/[^\s<>"'，。；：！？、（）【】「」《》]+/giu;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const language = `(?:/(?:${languages.join('|')}))?`;
/** Names of companies and products stand before their id (RT-16, RT-25). */
const page = new RegExp(
  `^${language}/(?:(business|business-product)/(?:[^/]*-)?|(profile|timeline|post)/)(${uuid})/?$`,
  'i',
);

const typesOf: Readonly<Record<string, readonly LinkedType[]>> = {
  business: ['business'],
  'business-product': ['product'],
  profile: ['user'],
  timeline: ['user', 'business'],
  post: ['post'],
};

/** The first link of a text to a company, product, person or post of our network; `isOwnSite` tells of an origin. */
export function findLink(content: string, isOwnSite: (origin: string) => boolean): Link | undefined {
  for (const [written] of content.matchAll(address)) {
    const url = URL.parse(written.replace(/[^\p{L}\p{N}/]+$/u, ''));
    // Our sites answer on https only, and lead on who comes without it.
    if (!url || !(isOwnSite(url.origin) || isOwnSite(`https://${url.host}`))) continue;
    const [, named, plain, id] = page.exec(url.pathname) ?? [];
    const types = typesOf[named ?? plain ?? ''];
    if (types && id) return { id: id.toLowerCase(), types };
  }
  return undefined;
}
