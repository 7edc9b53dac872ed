import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Invoice } from '@wbn/contract/membership/payment-shapes.ts';
import { listInvoices } from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type DataColumn, DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePlanLabels } from './plans.ts';

/** A company's invoices, newest first. */
function listInvoicesQuery(api: ApiClient, businessID: string) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listInvoices, { params: { id: businessID } }), 'pages'],
    queryFn: async ({ pageParam }) => {
      const { data, nextID } = await api.call(listInvoices, {
        params: { id: businessID },
        query: pageParam === undefined ? {} : { nextID: pageParam },
      });
      return { invoices: data, nextID };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}

const tones = { paid: 'success', open: 'warning', void: 'neutral', uncollectible: 'danger' } as const;

/** The columns of the list: what an invoice was for, its state, and its links. */
function useInvoiceColumns(): readonly DataColumn<Invoice>[] {
  const t = useText('membership');
  const { money, name } = usePlanLabels();
  const { date } = useLabels();
  const wordsOf = ({ number }: Invoice) => number ?? t('invoices.noNumber');
  return [
    {
      key: 'number',
      heading: t('invoices.number'),
      cell: (invoice) => (
        <Inline space="xs">
          {wordsOf(invoice)}
          {invoice.level && <Badge>{name(invoice.level)}</Badge>}
        </Inline>
      ),
    },
    { key: 'date', heading: t('invoices.date'), cell: ({ createdAt }) => date(createdAt) },
    {
      key: 'status',
      heading: t('invoices.status'),
      cell: ({ status, amountRefunded, total, currency, isDisputed }) => (
        <Inline space="xxs">
          <Badge tone={tones[status]}>{t(`invoices.is.${status}`)}</Badge>
          {amountRefunded > 0 && (
            <Badge>
              {amountRefunded < total
                ? t('invoices.partlyRefunded', { amount: money(amountRefunded, currency) })
                : t('invoices.refunded')}
            </Badge>
          )}
          {isDisputed && <Badge tone="danger">{t('invoices.disputed')}</Badge>}
        </Inline>
      ),
    },
    {
      key: 'amount',
      heading: t('invoices.amount'),
      align: 'end',
      cell: ({ total, currency }) => money(total, currency),
    },
    { key: 'papers', heading: t('invoices.papers'), cell: papers },
  ];

  function papers(invoice: Invoice): ReactNode {
    const number = wordsOf(invoice);
    const links = [
      { href: invoice.pdfUrl, text: t('invoices.pdf'), label: t('invoices.pdfOf', { number }) },
      { href: invoice.pageUrl, text: t('invoices.page'), label: t('invoices.pageOf', { number }) },
    ].filter(({ href }) => href !== undefined);
    if (links.length === 0) return undefined;
    return (
      <Inline space="sm">
        {links.map(({ href, text, label }) => (
          <TextLink key={text} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
            {text}
          </TextLink>
        ))}
      </Inline>
    );
  }
}

interface InvoiceListProps {
  readonly api: ApiClient;
  readonly businessID: string;
}

/** Lists the company's invoices, newest first, with their links. */
export function InvoiceList({ api, businessID }: InvoiceListProps) {
  const t = useText('membership');
  const query = useInfiniteQuery(listInvoicesQuery(api, businessID));
  const columns = useInvoiceColumns();
  const { data, isError, refetch } = query;
  return (
    <Panel id="invoices" title={t('invoices.title')}>
      {list()}
    </Panel>
  );

  function list(): ReactNode {
    if (!data) {
      if (!isError) return <Skeleton lines={4} />;
      return <LoadError title={t('invoices.failed')} retry={t('retry')} onRetry={refetch} />;
    }
    const invoices = data.pages.flatMap((page) => page.invoices);
    if (invoices.length === 0) {
      return (
        <EmptyState size="sm" title={t('invoices.none')} icon={<ReceiptText />}>
          {t('invoices.noneBody')}
        </EmptyState>
      );
    }
    return (
      <>
        <DataTable
          caption={t('invoices.title')}
          columns={columns}
          rows={invoices}
          keyOf={({ invoiceID }) => invoiceID}
        />
        <ListEnd
          list={query}
          more={t('invoices.more')}
          failed={t('invoices.failed')}
          retry={t('retry')}
          end={data.pages.length > 1 && t('invoices.end')}
        />
      </>
    );
  }
}
