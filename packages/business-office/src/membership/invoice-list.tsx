import { useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
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
      const again = (
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      );
      return <ErrorState title={t('invoices.failed')} action={again} />;
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
