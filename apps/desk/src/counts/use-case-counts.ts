import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { countCases } from '@wbn/contract/desk/cases.ts';
import { useDesk } from '../session/desk-context.ts';

const fresh = 30_000;

/** Open cases of the asker. */
export interface CaseCounts {
  readonly open: number;
  readonly byKind: Readonly<Record<string, number>>;
  readonly pastDue: number;
  readonly mine: number;
}

/** How many cases wait, for menu and title; undefined while it is not known. */
export function useCaseCounts(): CaseCounts | undefined {
  const { api } = useDesk();
  const { data } = useQuery({
    ...callQuery(api, countCases, {}, { staleTime: fresh }),
    refetchInterval: 2 * fresh,
  });
  if (!data) return undefined;
  const sum = (name: 'open' | 'pastDue' | 'mine') => data.reduce((total, kind) => total + kind[name], 0);
  return {
    open: sum('open'),
    pastDue: sum('pastDue'),
    mine: sum('mine'),
    byKind: Object.fromEntries(data.map(({ kind, open }) => [kind, open])),
  };
}
