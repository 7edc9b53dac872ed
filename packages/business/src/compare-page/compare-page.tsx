import { comparePath } from '@wbn/cards/compare/compare-path.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import type { CompareAddress } from './compare-address.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { useCompared } from './use-compared.ts';

/** What there still is of what the address asks for. */
export type ComparedThings =
  | { readonly kind: 'products'; readonly found: readonly Product[] }
  | { readonly kind: 'businesses'; readonly found: readonly BusinessProfile[] };

interface ComparePageProps {
  readonly address: CompareAddress;
  readonly things: ComparedThings;
}

/** Up to five products or companies side by side, from their address alone. */
export function ComparePage({ address, things }: ComparePageProps) {
  const { t } = useTranslation('compare');
  const path = usePath();
  const compared = useCompared();
  const columns =
    things.kind === 'products' ? things.found.map(compared.product) : things.found.map(compared.business);
  const rows = compareRows(columns.map(({ facts }) => facts));
  const ids = columns.map(({ id }) => id);
  const gone = address.ids.length - ids.length + address.unreadable;
  const find = (
    <ButtonLink
      to={path(
        `/search-result?business=${things.kind === 'products' ? 'PR' : 'MA'}&countries=global&search=`,
      )}
      variant="secondary"
    >
      {t('find')}
    </ButtonLink>
  );
  return (
    <Stack space="md">
      <Heading level={1} size="lg">
        {t(things.kind === 'products' ? 'titleProducts' : 'titleBusinesses')}
      </Heading>
      {address.tooMany && <Notice tone="info" title={t('tooMany', { most: comparedLimit })} />}
      {gone > 0 && <Notice tone="info" title={t('gone', { count: gone })} />}
      {columns.length === 0 ? (
        <EmptyState title={t('empty')} action={find}>
          {t('emptyBody')}
        </EmptyState>
      ) : (
        <>
          {columns.length > 1 && (
            <Text size="sm" tone="muted">
              {t(rows.some(({ differs }) => differs) ? 'legend' : 'same')}
            </Text>
          )}
          <CompareTable
            columns={columns}
            rows={rows}
            pathWithout={(id) =>
              comparePath(
                things.kind,
                ids.filter((other) => other !== id),
              )
            }
          />
          {columns.length === 1 && (
            <EmptyState title={t('one')} action={find}>
              {t('oneBody')}
            </EmptyState>
          )}
        </>
      )}
    </Stack>
  );
}
