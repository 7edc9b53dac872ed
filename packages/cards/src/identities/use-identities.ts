import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type BusinessCard, listUserBusinesses } from '@wbn/contract/business/business.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { fullName } from '../person/full-name.ts';

/** The identities a person may write as: themselves first, then the companies they belong to (PERM-07). */
export interface Identities {
  readonly all: readonly Author[];
  /** The current identity, shared by all pages and tabs (SOC-28). */
  readonly acting: Author;
  readonly choose: (identity: Author) => void;
}

/** Several components of a page use these queries at once; they share one call. */
const justAsked = { staleTime: 10_000 };

/** Lists the companies a person belongs to. */
export const userBusinessesQuery = (api: ApiClient, userID: string) =>
  callQuery(api, listUserBusinesses, { query: { userID } }, justAsked);

/** Returns undefined until the profile and, when acting as a company, the companies are loaded. */
export function useIdentities(api: ApiClient): Identities | undefined {
  const { profile: cached, userID = '', actingAs } = useSession();
  const { data: profile = cached } = useQuery({ ...loadOwnProfileQuery(api), ...justAsked });
  const { data: businesses, isPending } = useQuery(userBusinessesQuery(api, userID));
  if (!profile || (actingAs !== undefined && isPending)) return undefined;
  const self = authorOfPerson(profile);
  const all = [self, ...(businesses ?? []).map(authorOfBusiness)];
  return {
    all,
    acting: all.find(({ authorID }) => authorID === actingAs) ?? self,
    choose: ({ authorID, authorType }) =>
      sessionStore.actAs(authorType === 'business' ? authorID : undefined),
  };
}

function authorOfPerson(profile: OwnProfile): Author {
  const { userID, profilePhoto } = profile;
  const name = fullName(profile);
  return { authorID: userID, authorType: 'user', name, ...(profilePhoto && { photo: profilePhoto }) };
}

function authorOfBusiness({ businessID, general }: BusinessCard): Author {
  const { companyName: name, profilePhoto } = general;
  return { authorID: businessID, authorType: 'business', name, ...(profilePhoto && { photo: profilePhoto }) };
}
