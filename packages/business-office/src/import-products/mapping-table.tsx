import { type ProductColumn, productColumns } from '@wbn/contract/business/import-products.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { ScrollRegion } from '@wbn/ui-kit/layout/scroll-region.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import * as styles from './import-products.css.ts';
import type { ImportReport, Mapping } from './import-products.query.ts';

interface MappingTableProps {
  readonly headers: readonly string[];
  readonly mapping: Mapping;
  /** Columns that several headers could be. */
  readonly choices: ImportReport['choices'];
  readonly onMap: (header: string, column: ProductColumn | null) => void;
}

/** Maps each header of the file to a product column. */
export function MappingTable({ headers, mapping, choices, onMap }: MappingTableProps) {
  const t = useText('own-products');
  const named = [...new Set(headers)].filter((header) => header !== '');
  const doubled = findDuplicateColumns(headers, mapping);
  /** Suggests a column for a header that is left out. */
  const hintOf = (header: string) => {
    const choice = choices.find((one) => one.headers.includes(header));
    const taken = choice?.headers.find((other) => mapping[other] === choice.column);
    if (!choice || !taken || mapping[header]) return undefined;
    return t('import.couldBe', { column: t(`importColumn.${choice.column}`), header: taken });
  };
  const options = [
    { value: '', text: t('import.leftOut') },
    ...productColumns.map((column) => ({ value: column, text: t(`importColumn.${column}`) })),
  ];
  return (
    <Stack space="sm" as="section" aria-labelledby="import-columns">
      <Heading level={2} size="md" id="import-columns">
        {t('import.columns')}
      </Heading>
      <MutedText>{t('import.columnsHint')}</MutedText>
      <ScrollRegion label={`${t('import.header')}, ${t('import.becomes')}`}>
        <table className={styles.table}>
          <VisuallyHidden as="caption">{t('import.columns')}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('import.header')}</th>
              <th scope="col">{t('import.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {named.map((header) => (
              <tr key={header}>
                <th scope="row" className={styles.half}>
                  {header}
                </th>
                <td className={styles.half}>
                  <Select
                    label={header}
                    hideLabel
                    size="sm"
                    options={options}
                    hint={hintOf(header)}
                    value={mapping[header] ?? ''}
                    error={doubled.has(header) ? t('import.sameColumn') : undefined}
                    onChange={({ target }) =>
                      onMap(header, productColumns.find((column) => column === target.value) ?? null)
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Stack>
  );
}

/** Returns headers whose column an earlier header already has; the server refuses such files. */
export function findDuplicateColumns(headers: readonly string[], mapping: Mapping): ReadonlySet<string> {
  const seen = new Set<ProductColumn>();
  const doubled = new Set<string>();
  for (const header of headers) {
    const column = mapping[header];
    if (!column) continue;
    if (seen.has(column)) doubled.add(header);
    seen.add(column);
  }
  return doubled;
}
