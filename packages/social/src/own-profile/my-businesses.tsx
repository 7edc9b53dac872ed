import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { BusinessCardList } from '@wbn/cards/business/business-card-list.tsx';
import { listUserBusinessesQuery } from '@wbn/cards/business/list-user-businesses.query.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
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
  const loaded = useLoaded(listUserBusinessesQuery(api, { userID }));
  if (loaded.state === 'ready' && loaded.value.length > 0) {
    return <BusinessCardList title={t('businesses.title')} businesses={loaded.value} />;
  }
  return (
    <Stack as="section" aria-labelledby="my-businesses" aria-busy={loaded.state === 'loading'}>
      <Heading level={2} id="my-businesses">
        {t('businesses.title')}
      </Heading>
      {loaded.state === 'loading' && <Skeleton shape="block" />}
      {loaded.state === 'ready' && <Text tone="muted">{t('businesses.none')}</Text>}
      {loaded.state === 'failed' && (
        <ErrorState
          title={t('loadFailed')}
          action={
            <Button variant="secondary" onClick={loaded.again}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
