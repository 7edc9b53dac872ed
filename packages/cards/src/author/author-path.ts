import type { Author } from '@wbn/contract/social/author.ts';
import { businessPath } from '../business/business-path.ts';

/** Returns the path of an author's page, a company or a profile, without the language, which `usePath` adds. */
export function authorPath({ authorID, authorType, name }: Author): string {
  if (authorType === 'user') return profilePath(authorID);
  return businessPath({ businessID: authorID, general: { companyName: name } });
}

/** Returns the path of a person's public profile (RT-06). */
export function profilePath(userID: string): string {
  return `/profile/${userID}`;
}

/** Returns the path of the form for a message to a person. `senderID`: the company to write as; absent: the identity of the session. */
export function messagePath(userID: string, senderID?: string): string {
  return `/profile/${userID}/message${senderID ? `?as=${senderID}` : ''}`;
}
