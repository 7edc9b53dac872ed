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
