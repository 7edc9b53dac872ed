import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import { listUserBusinesses } from '@wbn/contract/business/business.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';

interface MyBusinessesProps {
  readonly api: ApiClient;
  readonly userID: string;
}

/** The companies that the person belongs to (PRF-02). */
export function MyBusinesses({ api, userID }: MyBusinessesProps) {
  const { t } = useTranslation('own-profile');
  const {
    data: businesses,
    isPending,
    refetch,
  } = useQuery(callQuery(api, listUserBusinesses, { query: { userID } }));
  if (businesses && businesses.length > 0) {
    return <BusinessCardList title={t('businesses.title')} businesses={businesses} />;
  }
  return (
    <Stack as="section" aria-labelledby="my-businesses" aria-busy={isPending}>
      <Heading level={2} id="my-businesses">
        {t('businesses.title')}
      </Heading>
      {isPending && <Skeleton shape="block" />}
      {businesses && <Text tone="muted">{t('businesses.none')}</Text>}
      {!businesses && !isPending && (
        <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />
      )}
    </Stack>
  );
}
