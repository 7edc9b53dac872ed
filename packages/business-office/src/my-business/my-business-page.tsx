import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { listOwnBusinesses } from '@wbn/contract/business/business.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { FileQuestion, Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readCreatedID } from './created-state.ts';
import * as styles from './my-business.css.ts';
import { OwnBusinesses } from './own-businesses.tsx';
import { OwnInvitations } from './own-invitations.tsx';

/** Milliseconds in which the page and the sidebar share one response; writes invalidate it. */
const shared = 5_000;

interface MyBusinessPageProps {
  readonly api: ApiClient;
  readonly email?: string | undefined;
}

/** The person's companies and invitations (RT-11, RT-12). */
export function MyBusinessPage({ api, email }: MyBusinessPageProps) {
  const t = useText('my-business');
  const path = usePath();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { data: businesses } = useQuery(callQuery(api, listOwnBusinesses, {}, { staleTime: shared }));
  const [joined, setJoined] = useState<string>();
  const count = businesses?.length ?? 0;
  return (
    <Stack space="lg">
      <div className={styles.top}>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          {count > 0 && <Text tone="muted">{t('lead', { count })}</Text>}
        </div>
        {count > 0 && (
          <Inline space="sm">
            <ButtonLink
              to={path(openQuotationsPath())}
              variant="secondary"
              icon={<FileQuestion aria-hidden="true" />}
            >
              {t('openRequests')}
            </ButtonLink>
            <ButtonLink to={path('/business/create')} variant="secondary" icon={<Plus aria-hidden="true" />}>
              {t('create')}
            </ButtonLink>
          </Inline>
        )}
      </div>
      {search.get('membership') === 'choose-business' && businesses && (
        <Notice tone="info" title={t('choose.title')}>
          <Text>{t(count > 0 ? 'choose.body' : 'choose.none')}</Text>
        </Notice>
      )}
      <OwnInvitations
        api={api}
        email={email}
        askedID={search.get('invitation') ?? undefined}
        onAccepted={setJoined}
      />
      <OwnBusinesses api={api} newID={joined ?? readCreatedID(state)} />
    </Stack>
  );
}
