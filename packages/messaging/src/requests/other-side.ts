import type { Request } from '@wbn/contract/messaging/request.ts';
import type { Author } from '@wbn/contract/social/author.ts';

/** Whom one writes with: the company that was asked, or who asked it. */
export function otherSide({ side, from, to }: Pick<Request, 'side' | 'from' | 'to'>): Author {
  return side === 'S' ? to : from;
}
