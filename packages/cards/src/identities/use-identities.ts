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

/** As whom somebody may write: themselves first, then the companies they work for (PERM-07). */
export interface Identities {
  readonly all: readonly Author[];
  /** As whom they write now; kept for all pages and tabs (SOC-28). */
  readonly acting: Author;
  readonly choose: (identity: Author) => void;
}

/** Several parts of a page ask for the same. */
const justAsked = { staleTime: 10_000 };

/** The companies that somebody works for. */
export const userBusinessesQuery = (api: ApiClient, userID: string) =>
  callQuery(api, listUserBusinesses, { query: { userID } }, justAsked);

/** Undefined until it is known who is here and, where they act as a company, whether they still may. */
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
