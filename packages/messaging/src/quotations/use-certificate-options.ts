import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { searchBusinesses } from '@wbn/contract/search/searches.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/native-select.tsx';

/** Milliseconds; the certificates of companies change slowly. */
const anHour = 3_600_000;

/** Returns the certificates that companies of a category have, most frequent first, with the chosen ones. */
export function useCertificateOptions(
  api: ApiClient,
  category: string,
  chosen: readonly string[],
): readonly SelectOption[] {
  const within =
    category === '' ? {} : category.includes('.') ? { categories: [category] } : { industries: [category] };
  const asked = callQuery(
    api,
    searchBusinesses,
    { body: { ...within, ...(chosen.length > 0 && { certificates: chosen }), facets: true, size: 1 } },
    { staleTime: anHour },
  );
  const { data } = useQuery({ ...asked, placeholderData: keepPreviousData });
  const facet = data?.facets?.find(({ name }) => name === 'certificates');
  return facet?.values.map(({ value, text }) => ({ value, text })) ?? [];
}
