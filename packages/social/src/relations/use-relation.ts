import { useQuery } from '@tanstack/react-query';
import { loadRelationQuery, type Related } from '@wbn/cards/relations/load-relation.query.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useRelationApi } from './relation-api.ts';

/** What the reader is to something, in the name in which they act; undefined until it is known. */
export function useRelation(of: Omit<Related, 'businessID'>): Relation | undefined {
  const { actingAs: businessID } = useSession();
  return useQuery(loadRelationQuery(useRelationApi(), { ...of, businessID })).data;
}
