import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';

/** Milliseconds; the certificates of companies change slowly. */
const anHour = 3_600_000;

/** Returns the certificates that companies of a category have, most frequent first, with the chosen ones. */
export function useCertificateOptions(
  api: ApiClient,
  category: string,
  chosen: readonly string[],
): readonly SelectOption[] {
  const { data } = useQuery({
    queryKey: ['certificates', category, chosen],
    queryFn: async () => {
      // A static import would move the patterns of all filters into the code that every visitor loads.
      const { searchBusinesses } = await import('@wbn/contract/search/searches.ts');
      const within = category.includes('.') ? { categories: [category] } : { industries: [category] };
      const body = {
        ...(category !== '' && within),
        ...(chosen.length > 0 && { certificates: chosen }),
        facets: true as const,
        size: 1,
      };
      const { facets = [] } = (await api.call(searchBusinesses, { body })).data;
      const found = facets.find(({ name }) => name === 'certificates');
      return found?.values.map(({ value, text }) => ({ value, text })) ?? [];
    },
    staleTime: anHour,
    placeholderData: keepPreviousData,
  });
  return data ?? none;
}

const none: readonly never[] = [];
