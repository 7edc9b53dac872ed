import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import * as cards from '@wbn/cards/parts/card.css.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { Round } from '@wbn/contract/messaging/rounds.ts';
import { formatList } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useSearchParams } from 'react-router-dom';
import { MessageTabs } from '../requests/message-tabs.tsx';
import { listRoundsQuery, roundPath } from './list-rounds.query.ts';

interface RoundsPageProps {
  readonly api: ApiClient;
}

/** The rounds of the person or of one of their companies (`?as=`). */
export function RoundsPage({ api }: RoundsPageProps) {
  const t = useText('rounds');
  const [search, setSearch] = useSearchParams();
  const businessID = search.get('as') ?? undefined;
  const identities = useIdentities(api);
  const [, ...companies] = identities?.all ?? [];
  return (
    <Stack space="md">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        tabs={<MessageTabs current="answers" businessID={businessID} />}
      />
      {companies.length > 0 && (
        <ListToolbar
          filters={
            <Select
              label={t('as')}
              size="sm"
              value={businessID ?? ''}
              options={[
                { value: '', text: t('asMyself') },
                ...companies.map(({ authorID, name }) => ({ value: authorID, text: name })),
              ]}
              onChange={({ target }) =>
                setSearch(target.value ? { as: target.value } : {}, { replace: true })
              }
            />
          }
        />
      )}
      <RoundList key={businessID} api={api} businessID={businessID} />
    </Stack>
  );
}

interface RoundListProps extends RoundsPageProps {
  readonly businessID: string | undefined;
}

function RoundList({ api, businessID }: RoundListProps) {
  const t = useText('rounds');
  const path = usePath();
  const pages = useInfiniteQuery(listRoundsQuery(api, businessID));
  if (pages.isLoadingError)
    return <LoadError title={t('failed')} retry={t('retry')} onRetry={pages.refetch} />;
  if (!pages.data) return <Skeleton lines={6} />;
  const rounds = pages.data.pages.flatMap((page) => page.rounds);
  if (rounds.length === 0)
    return (
      <EmptyState title={t('none')} action={<ButtonLink to={path('/search-result')}>{t('find')}</ButtonLink>}>
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="md">
      <Stack as="ul" space="sm" aria-label={t('title')}>
        {rounds.map((round) => (
          <li key={round.roundID}>
            <RoundCard round={round} path={path(roundPath(round.roundID, businessID))} />
          </li>
        ))}
      </Stack>
      <ListEnd
        list={pages}
        more={t('more')}
        failed={t('failed')}
        retry={t('retry')}
        end={pages.data.pages.length > 1 && t('end')}
      />
    </Stack>
  );
}

function RoundCard({ round, path }: { readonly round: Round; readonly path: string }) {
  const t = useText('rounds');
  const locale = useLocale();
  const { subject, companies, answerCount, offerCount, createdAt } = round;
  const names = formatList(
    locale,
    companies.map(({ name }) => name),
  );
  return (
    <article className={cards.card}>
      <Heading level={2} size="sm">
        <span className={cards.title}>
          <TextLink to={path} tone="default" dir="auto">
            {subject}
          </TextLink>
        </span>
      </Heading>
      <MutedText dir="auto">{names}</MutedText>
      <Text size="sm">
        {t('answered', { count: answerCount, of: companies.length })}
        {offerCount > 0 && ` · ${t('offers', { count: offerCount })}`}
        {' · '}
        <TimeAgo at={createdAt} />
      </Text>
    </article>
  );
}
