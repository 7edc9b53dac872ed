import { sendRequestsPath } from '@wbn/cards/business/business-path.ts';
import { requestQuotationPath } from '@wbn/cards/business/quotation-paths.ts';
import { comparePath } from '@wbn/cards/compare/compare-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Columns3, Send, X } from 'lucide-react';
import type { Fact } from '../facts/fact.ts';
import type { CompareAddress } from './compare-address.ts';
import * as styles from './compare-page.css.ts';
import { type ComparedColumn, useCompared } from './use-compared.ts';

/** The compared products or companies that still exist. */
type ComparedThings =
  | { readonly kind: 'products'; readonly found: readonly Product[] }
  | { readonly kind: 'businesses'; readonly found: readonly BusinessProfile[] };

interface ComparePageProps {
  readonly address: CompareAddress;
  readonly things: ComparedThings;
}

/** Shows up to five products or companies side by side; everything shown follows from the address. */
export function ComparePage({ address, things }: ComparePageProps) {
  const t = useText('compare');
  const ofCards = useText('cards');
  const path = usePath();
  const compared = useCompared();
  const columns =
    things.kind === 'products' ? things.found.map(compared.product) : things.found.map(compared.business);
  const rows = compareRows(columns.map(({ facts }) => facts));
  const ids = columns.map(({ id }) => id);
  const companies = [...new Set(columns.map(({ businessID }) => businessID))];
  const gone = address.ids.length - ids.length + address.unreadable;
  const find = (
    <ButtonLink
      to={path(
        `/search-result?business=${things.kind === 'products' ? 'PR' : 'MA'}&countries=global&search=`,
      )}
    >
      {t('find')}
    </ButtonLink>
  );
  return (
    <Stack space="md">
      <PageHeader
        title={t(things.kind === 'products' ? 'titleProducts' : 'titleBusinesses')}
        lead={columns.length > 1 && t(rows.some(({ differs }) => differs) ? 'legend' : 'same')}
        action={
          companies.length > 1 && (
            <>
              <ButtonLink to={path(sendRequestsPath(companies))} rel="nofollow" icon={<Send />}>
                {ofCards('compare.ask')}
              </ButtonLink>
              <ButtonLink to={path(requestQuotationPath(companies))} rel="nofollow" variant="secondary">
                {ofCards('requestQuotation')}
              </ButtonLink>
            </>
          )
        }
      />
      {address.tooMany && <Notice tone="info" title={t('tooMany', { most: comparedLimit })} />}
      {gone > 0 && <Notice tone="info" title={t('gone', { count: gone })} />}
      {columns.length === 0 ? (
        <EmptyState icon={<Columns3 />} title={t('empty')} action={find}>
          {t('emptyBody')}
        </EmptyState>
      ) : (
        <>
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
            <EmptyState icon={<Columns3 />} title={t('one')} action={find}>
              {t('oneBody')}
            </EmptyState>
          )}
        </>
      )}
    </Stack>
  );
}

interface CompareTableProps {
  readonly columns: readonly ComparedColumn[];
  readonly rows: readonly CompareRow[];
  /** Returns the path of the comparison without this id; without language. */
  readonly pathWithout: (id: string) => string;
}

/** The comparison as a table; the column with the facts' names is sticky when a phone scrolls. */
function CompareTable({ columns, rows, pathWithout }: CompareTableProps) {
  const t = useText('compare');
  const ofCards = useText('cards');
  const path = usePath();
  return (
    <ScrollRegion label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {columns.map(({ id, name, photo, ...column }) => (
              <th key={id} scope="col" className={styles.head}>
                <div className={styles.headRow}>
                  <div className={styles.photo}>
                    <Photo
                      src={photo?.url}
                      versions={photo?.versions}
                      sizes="6rem"
                      alt=""
                      ratio="1:1"
                      fit="contain"
                      fallbackName={name}
                    />
                  </div>
                  <IconLink
                    to={path(pathWithout(id))}
                    label={t('remove', { name })}
                    icon={<X aria-hidden />}
                    rel="nofollow"
                    preventScrollReset
                  />
                </div>
                <TextLink to={path(column.path)} {...foreignText(name)}>
                  {name}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells, differs }) => (
            <tr key={key} className={differs ? styles.differs : undefined}>
              <th scope="row" className={styles.label}>
                <bdi>{label}</bdi>
                {differs && <VisuallyHidden> ({t('differs')})</VisuallyHidden>}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.id} className={styles.cell}>
                  {cell === undefined ? '–' : <span {...foreignText(cell)}>{cell}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.label} />
            {columns.map(({ id, name, requestPath }) => (
              <td key={id} className={styles.cell}>
                <ButtonLink
                  to={path(requestPath)}
                  rel="nofollow"
                  variant="secondary"
                  size="sm"
                  aria-label={`${ofCards('sendRequest')}: ${name}`}
                >
                  {ofCards('sendRequest')}
                </ButtonLink>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

/** One fact of all columns; an undefined cell is unknown and does not count as a difference. */
interface CompareRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** Merges the facts of each column into rows by their keys; facts that no column has are omitted. */
export function compareRows(columns: readonly (readonly Fact[])[]): CompareRow[] {
  const rows = new Map<string, { label: string; cells: (string | undefined)[]; values: Set<string> }>();
  columns.forEach((facts, column) => {
    for (const { key, label, value } of facts) {
      const text = textOf(value);
      if (text === undefined) continue;
      const row = rows.get(key) ?? { label, cells: columns.map(() => undefined), values: new Set() };
      row.cells[column] = text;
      row.values.add((typeof value === 'object' ? value.toSorted().join() : text).toLowerCase());
      rows.set(key, row);
    }
  });
  return [...rows].map(([key, { label, cells, values }]) => ({
    key,
    label,
    cells,
    differs: values.size > 1,
  }));
}

function textOf(value: Fact['value']): string | undefined {
  const text = typeof value === 'object' ? value.join(', ') : String(value ?? '');
  return text === '' ? undefined : text;
}
