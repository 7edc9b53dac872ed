import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { loadRound, type OpenRound } from '@wbn/contract/messaging/rounds.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Select } from '@wbn/ui-kit/controls/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedFor } from '../requests/inquiry-summary.tsx';
import { AnswerTable } from './answer-table.tsx';
import { roundsPath } from './list-rounds.query.ts';
import { type AnswerOrder, answerOrders, orderAnswers, priceDifferences } from './order-answers.ts';
import * as styles from './rounds.css.ts';

interface RoundPageProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly roundID: string;
  /** Id of the company that sent the round; undefined: the person. */
  readonly businessID: string | undefined;
}

/** The answers of several companies to the same inquiry, side by side. */
export function RoundPage({ api, userID, roundID, businessID }: RoundPageProps) {
  const { t } = useTranslation('rounds');
  const path = usePath();
  const client = useQueryClient();
  const asked = callQuery(api, loadRound, {
    params: { roundID },
    query: { bid: businessID },
  });
  const { data: round, error, isLoadingError, refetch } = useQuery(asked);
  useLiveEvents('message', (news) => {
    const isDue =
      news.kind === 'reset' || round?.requests.some(({ requestID }) => requestID === news.resourceID);
    if (isDue) void refetchMounted(client, asked.queryKey);
  });
  const all = <TextLink to={path(roundsPath(businessID))}>{t('all')}</TextLink>;
  if (round)
    return (
      <Stack space="md">
        <div>
          {all}
          <Heading level={1} size="lg" dir="auto">
            {round.subject}
          </Heading>
          <Text tone="muted">
            {t('answered', { count: round.answerCount, of: round.companies.length })}
            {' · '}
            {t('sent')} <TimeAgo at={round.createdAt} />
          </Text>
        </div>
        <AskedFor details={round.details} />
        <Answers api={api} round={round} ownerID={businessID ?? userID} />
      </Stack>
    );
  if (!isLoadingError) return <Skeleton lines={8} />;
  if (error instanceof ApiError && [400, 403, 404].includes(error.status))
    return (
      <EmptyState title={t('missing')} action={<ButtonLink to={path(roundsPath())}>{t('all')}</ButtonLink>}>
        {t('missingBody')}
      </EmptyState>
    );
  return <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />;
}

interface AnswersProps {
  readonly api: ApiClient;
  readonly round: OpenRound;
  readonly ownerID: string;
}

function Answers({ api, round, ownerID }: AnswersProps) {
  const { t } = useTranslation('rounds');
  const [order, setOrder] = useState<AnswerOrder>('named');
  const companies = useQueries({
    queries: round.companies.map(({ authorID }) => loadBusinessQuery(api, { id: authorID })),
  });
  const verified = companies.flatMap(({ data }) => (data?.business.verified ? data.business.businessID : []));
  const { currencies, units } = priceDifferences(round.requests);
  return (
    <Stack space="sm">
      <div className={styles.head}>
        <Select
          label={t('order')}
          size="sm"
          value={order}
          options={answerOrders.map((value) => ({ value, text: t(`orders.${value}`) }))}
          onChange={({ target }) => setOrder(answerOrders.find((one) => one === target.value) ?? 'named')}
        />
      </div>
      {currencies && <Notice tone="info" title={t('currencies')} />}
      {units && <Notice tone="info" title={t('units')} />}
      <AnswerTable
        answers={orderAnswers(round.requests, order)}
        order={order}
        verified={new Set(verified)}
        ownerID={ownerID}
      />
    </Stack>
  );
}
