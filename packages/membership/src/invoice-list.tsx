import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { Invoice } from '@wbn/contract/membership/payment-shapes.ts';
import { listInvoices } from '@wbn/contract/membership/subscription.ts';
import { useText } from '@wbn/edition/use-text.ts';
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
import * as styles from './membership.css.ts';
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

/** An invoice: what it was for, its state, and its links. */
function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const t = useText('membership');
  const { money, name } = usePlanLabels();
  const { date } = useLabels();
  const { number, level, createdAt, status, total, amountRefunded, currency, isDisputed } = invoice;
  const words = number ?? t('invoices.noNumber');
  const papers = [
    { href: invoice.pdfUrl, text: t('invoices.pdf'), label: t('invoices.pdfOf', { number: words }) },
    { href: invoice.pageUrl, text: t('invoices.page'), label: t('invoices.pageOf', { number: words }) },
  ].filter(({ href }) => href !== undefined);
  return (
    <tr>
      <th scope="row">
        <Inline space="xs">
          {words}
          {level && <Badge>{name(level)}</Badge>}
        </Inline>
      </th>
      <td data-label={t('invoices.date')}>{date(createdAt)}</td>
      <td data-label={t('invoices.status')}>
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
      </td>
      <td data-label={t('invoices.amount')}>{money(total, currency)}</td>
      <td data-label={t('invoices.papers')}>
        <Inline space="sm">
          {papers.map(({ href, text, label }) => (
            <TextLink key={text} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
              {text}
            </TextLink>
          ))}
        </Inline>
      </td>
    </tr>
  );
}

interface InvoiceListProps {
  readonly api: ApiClient;
  readonly businessID: string;
}

/** Lists the company's invoices, newest first, with their links. */
export function InvoiceList({ api, businessID }: InvoiceListProps) {
  const t = useText('membership');
  const query = useInfiniteQuery(listInvoicesQuery(api, businessID));
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
    const columns = ['number', 'date', 'status', 'amount', 'papers'] as const;
    return (
      <>
        <table className={styles.table} aria-labelledby="invoices">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`invoices.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.invoiceID} invoice={invoice} />
            ))}
          </tbody>
        </table>
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
