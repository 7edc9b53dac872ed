import type { Author } from '@wbn/contract/social/author.ts';
import { businessPath } from '../business/business-path.ts';

/** Where an author's page is: a company's, or a person's profile. Without the language, which `usePath` adds. */
export function authorPath({ authorID, authorType, name }: Author): string {
  if (authorType === 'user') return profilePath(authorID);
  return businessPath({ businessID: authorID, general: { companyName: name } });
}

/** Where a person's public profile is (RT-06). */
export function profilePath(userID: string): string {
  return `/profile/${userID}`;
}
