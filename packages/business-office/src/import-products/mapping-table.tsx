import { type ProductColumn, productColumns } from '@wbn/contract/business/import-products.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { DataTable } from '@wbn/ui-kit/layout/data-table.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
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
      <Surface as="div" padding="lg">
        <DataTable
          caption={t('import.columns')}
          rows={named}
          keyOf={(header) => header}
          columns={[
            { key: 'header', heading: t('import.header'), cell: (header) => header },
            {
              key: 'becomes',
              heading: t('import.becomes'),
              cell: (header) => (
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
              ),
            },
          ]}
        />
      </Surface>
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
