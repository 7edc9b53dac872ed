import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { listMentionCandidates } from '@wbn/contract/social/mentions.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { createContext, useContext, useDeferredValue, useState } from 'react';
import { useRelationApi } from '../relations/relation-api.ts';
import { findMentionQuery, type TextWithMentions } from './text-with-mentions.ts';

/** Id of the group in which the texts below are written; undefined outside of groups. */
export const MentionGroup = createContext<string | undefined>(undefined);

interface Typed {
  /** Text after the @; undefined while no mention is being typed. */
  readonly typed: string | undefined;
  readonly businessID: string | undefined;
  /** The group whose members are offered first. */
  readonly groupID: string | undefined;
}

const nobody: readonly Author[] = [];

/** The mention being typed and its candidates; `active` is the index of the highlighted one. */
export function useMentionQuery(text: TextWithMentions) {
  const { actingAs: businessID } = useSession();
  const groupID = useContext(MentionGroup);
  /** Position of the caret; undefined without the focus. */
  const [caret, setCaret] = useState<number>();
  /** Position of the @ whose list was closed. */
  const [closedAt, setClosedAt] = useState<number>();
  const [at, setAt] = useState(0);

  const found = caret === undefined ? undefined : findMentionQuery(text, caret);
  // Another @ opens the list again.
  if (closedAt !== undefined && caret !== undefined && found?.start !== closedAt) setClosedAt(undefined);
  const name = found && found.start !== closedAt ? found : undefined;
  const typed = useDeferredValue(name?.typed);
  const query = useQuery(listMentionCandidatesQuery(useRelationApi(), { typed, businessID, groupID }));
  const candidates = name ? fitting(query.data ?? nobody, query.isPlaceholderData ? name.typed : '') : nobody;
  const open = candidates.length > 0;
  const active = Math.min(at, candidates.length - 1);
  return {
    name,
    candidates,
    open,
    active,
    step: (by: number) => setAt((active + by + candidates.length) % candidates.length),
    close: () => setClosedAt(name?.start),
    follow: (place: number | undefined) => {
      setCaret(place);
      setAt(0);
    },
  };
}

/** Filters candidates found for a shorter text by what is typed now, so that no wrong one can be chosen. */
function fitting(candidates: readonly Author[], typed: string): readonly Author[] {
  const words = fold(typed).split(/\s+/);
  return candidates.filter(({ name }) => {
    const own = fold(name).split(/\s+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** People and companies that a text can mention. */
function listMentionCandidatesQuery(api: ApiClient, { typed, businessID, groupID }: Typed) {
  return queryOptions({
    queryKey: ['list-mention-candidates', businessID ?? '', groupID ?? '', typed ?? ''],
    queryFn: async ({ signal }): Promise<Author[]> => {
      const query = { search: typed ?? '', ...(businessID && { businessID }), ...(groupID && { groupID }) };
      return (await api.call(listMentionCandidates, { query }, { signal })).data;
    },
    enabled: typed !== undefined,
    // Keeps the previous candidates while typing, so that the list does not flicker.
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
