import { commentAnchor, pagePath } from '../shared/page-path.ts';
import type { Author } from './author.ts';
import type { NoticePlace } from './notifications.ts';

/** What a path is made from. */
interface LinkedNotice {
  readonly resource: NoticePlace;
  readonly root: NoticePlace;
  /** The latest actors. */
  readonly actors: readonly Author[];
  readonly actorCount: number;
}

/** Paths of the pages that notifications lead to, without the language. */
const paths = {
  /** The page of the thing, or the comment on it. */
  page: ({ resource, root }) =>
    resource.type === 'comment' ? `${placePath(root)}#${commentAnchor(resource.id)}` : placePath(root),
  followers: ({ root, actors: [actor], actorCount }) =>
    actor && actorCount === 1
      ? placePath({ id: actor.authorID, type: actor.authorType, text: actor.name })
      : connectionsPath('followers', root),
  'received-requests': ({ root }) => connectionsPath('received', root),
  connections: ({ root }) => connectionsPath('accepted', root),
  reports: () => '/reports',
  /** The decision against a text, a company or an account of one's own. */
  removal: ({ root }) => `/removals/${root.id}`,
  inquiry: ({ resource, root }) => `/business/${root.id}/requests/${resource.id}`,
  verification: ({ root }) => `/business/${root.id}/verification`,
  membership: ({ root }) => `/business/${root.id}/membership`,
  claim: ({ root }) => `/business/${root.id}/claim`,
  members: ({ root }) => `/business/${root.id}/members`,
  group: ({ root }) => placePath(root),
  'group-requests': ({ root }) => `${placePath(root)}/requests`,
  /** One's own request for quotation, or that of somebody one does not know, as the company that is asked. */
  quotation: ({ resource: { id, type }, root }) =>
    type === 'open-quotation'
      ? `/open-requests/${id}${root.type === 'business' ? `?as=${root.id}` : ''}`
      : `/quotation-requests/${id}`,
} satisfies Record<string, (notice: LinkedNotice) => string>;

/** Where a notification leads. */
export type NoticeTarget = keyof typeof paths;

/** Returns the path of the page that a notification leads to, without the language. */
export function noticePath(target: NoticeTarget, notice: LinkedNotice): string {
  return paths[target](notice);
}

/** Path of the page on which somebody who cannot log in reads a decision about their account, by the secret of a mail. */
export function keyPath(decisionID: string, key: string): string {
  return `/account-decision?${new URLSearchParams({ id: decisionID, key })}`;
}

/** Path of the connections page of the person or company that is told. */
function connectionsPath(tab: string, { id, type }: NoticePlace): string {
  return `/connections?${new URLSearchParams({ ...(type === 'business' && { as: id }), tab })}`;
}

function placePath({ id, type, text = '', companyName = '' }: NoticePlace): string {
  if (type === 'business') return pagePath.business(id, text);
  if (type === 'product') return pagePath.product(id, companyName, text);
  if (type === 'group') return pagePath.group(id, text);
  return type === 'user' ? pagePath.user(id) : pagePath.post(id);
}
