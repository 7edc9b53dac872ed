import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { openQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { openQuotationFilters } from '@wbn/contract/quotations/open-quotations.ts';
import { openQuotationsCode } from '@wbn/contract/quotations/quotation-limits.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { BellRing, Building2, FileQuestion } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { MessageTabs } from '../requests/message-tabs.tsx';
import { OpenQuotationBadges } from './quotation-badges.tsx';
import { QuotationCard } from './quotation-card.tsx';
import { QuotationFilters } from './quotation-filters.tsx';
import { listOpenQuotationsQuery, type OpenQuotationFilter } from './quotations.query.ts';

interface OpenQuotationsPageProps {
  readonly api: ApiClient;
}

/** Open requests for quotation that fit the person's companies, with filters in the address (RFQ-06). */
export function OpenQuotationsPage({ api }: OpenQuotationsPageProps) {
  const t = useText('quotations');
  const path = usePath();
  const [address, setAddress] = useSearchParams();
  const identities = useIdentities(api);
  const filter = readFilter(address);
  return (
    <Stack space="md">
      <PageHeader
        title={t('open.title')}
        lead={t('open.lead')}
        action={
          identities &&
          identities.all.length > 1 && (
            <ButtonLink
              to={path(alertPath(filter, t('open.title')))}
              variant="secondary"
              icon={<BellRing aria-hidden />}
            >
              {t('open.alert')}
            </ButtonLink>
          )
        }
        tabs={<MessageTabs current="open" businessID={filter.bid} />}
      />
      {identities ? (
        <FittingQuotations
          api={api}
          identities={identities}
          filter={filter}
          onFilter={(next) => setAddress(addressOf(next))}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Stack>
  );
}

interface FittingQuotationsProps extends OpenQuotationsPageProps {
  readonly identities: Identities;
  readonly filter: OpenQuotationFilter;
  readonly onFilter: (filter: OpenQuotationFilter) => void;
}

function FittingQuotations({ api, identities, filter, onFilter }: FittingQuotationsProps) {
  const t = useText('quotations');
  const path = usePath();
  const [, ...companies] = identities.all;
  if (companies.length === 0)
    return (
      <EmptyState
        title={t('open.noCompany')}
        icon={<Building2 />}
        action={<ButtonLink to={path('/my-business')}>{t('open.ownCompanies')}</ButtonLink>}
      >
        {t('open.noCompanyBody')}
      </EmptyState>
    );
  return (
    <Stack space="md">
      <QuotationFilters api={api} companies={companies} filter={filter} onFilter={onFilter} />
      <OpenQuotations
        api={api}
        filter={filter}
        nameOf={(id) =>
          companies.length > 1 ? companies.find(({ authorID }) => authorID === id)?.name : undefined
        }
      />
    </Stack>
  );
}

interface OpenQuotationsProps extends OpenQuotationsPageProps {
  readonly filter: OpenQuotationFilter;
  /** Returns the name of a company where the person has several. */
  readonly nameOf: (businessID: string) => string | undefined;
}

function OpenQuotations({ api, filter, nameOf }: OpenQuotationsProps) {
  const t = useText('quotations');
  const path = usePath();
  const pages = useInfiniteQuery(listOpenQuotationsQuery(api, filter));
  if (pages.isLoadingError)
    return <LoadError title={t('failed')} retry={t('retry')} onRetry={pages.refetch} />;
  if (!pages.data) return <Skeleton lines={6} />;
  const quotations = pages.data.pages.flatMap((page) => page.quotations);
  const { bid, ...narrowing } = filter;
  const isFiltered = Object.keys(narrowing).length > 0;
  if (quotations.length === 0)
    return (
      <EmptyState
        title={t(isFiltered ? 'open.noneFiltered' : 'open.none')}
        icon={<FileQuestion />}
        action={
          <ButtonLink
            to={path(isFiltered ? openQuotationsPath({ businessID: bid }) : '/my-business')}
            variant="secondary"
          >
            {t(isFiltered ? 'open.clear' : 'open.ownCompanies')}
          </ButtonLink>
        }
      >
        {t(isFiltered ? 'open.noneFilteredBody' : 'open.noneBody')}
      </EmptyState>
    );
  return (
    <Stack space="md">
      <Stack as="ul" space="sm" aria-label={t('open.title')}>
        {quotations.map((quotation) => {
          const { quotationID, businessID } = quotation;
          const company = nameOf(businessID);
          return (
            <li key={quotationID}>
              <QuotationCard
                quotation={quotation}
                path={path(openQuotationsPath({ quotationID, businessID }))}
                badges={<OpenQuotationBadges quotation={quotation} />}
                about={company && <bdi>{` · ${t('open.fits', { company })}`}</bdi>}
              />
            </li>
          );
        })}
      </Stack>
      <ListEnd
        list={pages}
        more={t('more')}
        failed={t('failed')}
        retry={t('retry')}
        end={pages.data.pages.length > 1 && t('open.end')}
      />
    </Stack>
  );
}

/** Reads the filters of an address and leaves out invalid ones; `as` is the company. */
function readFilter(address: URLSearchParams): OpenQuotationFilter {
  const { shape } = openQuotationFilters;
  const valid = Object.entries(shape).flatMap(([name, schema]) => {
    const value = address.get(name);
    return value && schema.safeParse(value).success ? [[name, value]] : [];
  });
  const bid = lastId(address.get('as') ?? '');
  const show = (['invited', 'offered'] as const).find((one) => one === address.get('show'));
  return { ...Object.fromEntries(valid), ...(bid && { bid }), ...(show && { show }) };
}

function addressOf({ bid, ...filter }: OpenQuotationFilter): Record<string, string> {
  const chosen = Object.entries({ ...(bid && { as: bid }), ...filter }).filter(([, value]) => value);
  return Object.fromEntries(chosen) as Record<string, string>;
}

/** Path of the page that saves the filters as an alert. */
function alertPath({ search, category, country, certificate }: OpenQuotationFilter, name: string): string {
  const filters = addressOf({ search, category, country, certificate });
  const save = new URLSearchParams({ business: openQuotationsCode, ...filters });
  return `/saved-searches?${new URLSearchParams({ save: `${save}`, name: search ? `${name}: ${search}` : name })}`;
}
