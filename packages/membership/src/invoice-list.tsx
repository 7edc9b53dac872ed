import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InvoiceRow } from './invoice-row.tsx';
import { listInvoicesQuery } from './list-invoices.query.ts';
import * as styles from './membership.css.ts';

interface InvoiceListProps {
  readonly api: ApiClient;
  readonly businessID: string;
}

/** The company's invoices, the newest first, with their papers. */
export function InvoiceList({ api, businessID }: InvoiceListProps) {
  const { t } = useTranslation('membership');
  const query = useInfiniteQuery(listInvoicesQuery(api, businessID));
  const { data, isError, refetch } = query;
  return (
    <Surface padding="lg" aria-labelledby="invoices">
      <Stack space="md">
        <Heading level={2} size="md" id="invoices">
          {t('invoices.title')}
        </Heading>
        {list()}
      </Stack>
    </Surface>
  );

  function list(): ReactNode {
    if (!data) {
      if (!isError) return <Skeleton lines={4} />;
      return <LoadError title={t('invoices.failed')} retry={t('retry')} onRetry={refetch} />;
    }
    const invoices = data.pages.flatMap((page) => page.invoices);
    if (invoices.length === 0) {
      return (
        <EmptyState title={t('invoices.none')} icon={<ReceiptText />}>
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
