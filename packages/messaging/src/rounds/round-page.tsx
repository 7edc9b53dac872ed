import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { loadRound, type OpenRound, type RoundRequest } from '@wbn/contract/messaging/rounds.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { refetchMounted } from '@wbn/session/live/refetch-mounted.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { AskedFor } from '../requests/inquiry-summary.tsx';
import { AnswerComparison } from './answer-comparison.tsx';
import { roundsPath } from './list-rounds.query.ts';
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
  const t = useText('rounds');
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
        <Stack space="xs">
          <Text size="sm">{all}</Text>
          <PageHeader
            title={<bdi>{round.subject}</bdi>}
            lead={
              <>
                {t('answered', { count: round.answerCount, of: round.companies.length })}
                {' · '}
                {t('sent')} <TimeAgo at={round.createdAt} />
              </>
            }
          />
        </Stack>
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
  /** Owner of the threads: id of the person or of the company that sent the round. */
  readonly ownerID: string;
}

function Answers({ api, round, ownerID }: AnswersProps) {
  const t = useText('rounds');
  const companies = useQueries({
    queries: round.companies.map(({ authorID }) => loadBusinessQuery(api, { id: authorID })),
  });
  const idsOf = (fits: (business: BusinessProfile) => boolean | undefined) =>
    new Set(companies.flatMap(({ data }) => (data && fits(data.business) ? data.business.businessID : [])));
  const verified = idsOf((business) => business.verified);
  const unowned = idsOf((business) => business.importedFrom?.unowned);
  return (
    <AnswerComparison
      firstOrder={t('orders.named')}
      answers={round.requests.map((request) => ({
        id: request.requestID,
        company: request.to,
        isVerified: verified.has(request.to.authorID),
        offer: request.offer,
        about: <AboutAnswer request={request} ownerID={ownerID} />,
        without: request.answeredAt ? (
          t('noOffer')
        ) : unowned.has(request.to.authorID) ? (
          t('unowned')
        ) : (
          <>
            {t('noAnswer')} <TimeAgo at={request.createdAt} />
          </>
        ),
      }))}
    />
  );
}

interface AboutAnswerProps extends Pick<AnswersProps, 'ownerID'> {
  readonly request: RoundRequest;
}

/** When the company answered, and the link to the conversation. */
function AboutAnswer({ request: { requestID, answeredAt, to }, ownerID }: AboutAnswerProps) {
  const t = useText('rounds');
  const path = usePath();
  return (
    <>
      {answeredAt && (
        <span className={styles.waiting}>
          {t('answeredAt')} <TimeAgo at={answeredAt} />
        </span>
      )}
      <TextLink to={path(requestsPath(ownerID, requestID))} aria-label={t('openNamed', { company: to.name })}>
        {t('open')}
      </TextLink>
    </>
  );
}
