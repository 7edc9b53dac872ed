import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ownQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { type QuotationStatus, quotationStatuses } from '@wbn/contract/quotations/quotation.ts';
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
import { FileQuestion, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { MessageTabs } from '../requests/message-tabs.tsx';
import { OwnQuotationBadge } from './quotation-badges.tsx';
import { QuotationCard } from './quotation-card.tsx';
import { listOwnQuotationsQuery } from './quotations.query.ts';

interface OwnQuotationsPageProps {
  readonly api: ApiClient;
}

/** The person's requests for quotation and those of their companies; `?status=` shows the open or the closed ones. */
export function OwnQuotationsPage({ api }: OwnQuotationsPageProps) {
  const t = useText('quotations');
  const path = usePath();
  const [search, setSearch] = useSearchParams();
  const status = quotationStatuses.find((one) => one === search.get('status'));
  const { data } = useInfiniteQuery(listOwnQuotationsQuery(api, status ? { status } : {}));
  // The empty list has the main action, and nothing to filter.
  const isNew = !status && data?.pages.every(({ quotations }) => quotations.length === 0);
  return (
    <Stack space="md">
      <PageHeader
        title={t('own.title')}
        lead={t('own.lead')}
        action={
          !isNew && (
            <ButtonLink to={path('/request-quotation')} icon={<Plus aria-hidden />}>
              {t('own.create')}
            </ButtonLink>
          )
        }
        tabs={<MessageTabs current="quotations" />}
      />
      {!isNew && (
        <ListToolbar
          filters={
            <Select
              label={t('own.show')}
              size="sm"
              value={status ?? ''}
              options={[
                { value: '', text: t('own.all') },
                ...quotationStatuses.map((value) => ({ value, text: t(`status.${value}`) })),
              ]}
              onChange={({ target }) =>
                setSearch(target.value ? { status: target.value } : {}, { replace: true })
              }
            />
          }
        />
      )}
      <OwnQuotations key={status} api={api} status={status} />
    </Stack>
  );
}

interface OwnQuotationsProps extends OwnQuotationsPageProps {
  readonly status: QuotationStatus | undefined;
}

function OwnQuotations({ api, status }: OwnQuotationsProps) {
  const t = useText('quotations');
  const path = usePath();
  const pages = useInfiniteQuery(listOwnQuotationsQuery(api, status ? { status } : {}));
  if (pages.isLoadingError)
    return <LoadError title={t('failed')} retry={t('retry')} onRetry={pages.refetch} />;
  if (!pages.data) return <Skeleton lines={6} />;
  const quotations = pages.data.pages.flatMap((page) => page.quotations);
  if (quotations.length === 0)
    return (
      <EmptyState
        title={t(status ? `own.none.${status}` : 'own.none.any')}
        icon={<FileQuestion />}
        action={
          <ButtonLink to={path('/request-quotation')} icon={<Plus aria-hidden />}>
            {t('own.create')}
          </ButtonLink>
        }
      >
        {t('own.noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="md">
      <Stack as="ul" space="sm" aria-label={t('own.title')}>
        {quotations.map((quotation) => (
          <li key={quotation.quotationID}>
            <QuotationCard
              quotation={quotation}
              path={path(ownQuotationsPath(quotation.quotationID))}
              badges={<OwnQuotationBadge quotation={quotation} />}
              about={
                <>
                  {` · ${t('heardBy', { count: quotation.invitedCount })} · `}
                  <bdi>{t('askedAs', { name: quotation.from.name })}</bdi>
                </>
              }
            />
          </li>
        ))}
      </Stack>
      <ListEnd
        list={pages}
        more={t('more')}
        failed={t('failed')}
        retry={t('retry')}
        end={pages.data.pages.length > 1 && t('own.end')}
      />
    </Stack>
  );
}
