import { foldCell, readYesNo } from './csv-cells.ts';
import type { CsvProduct } from './product-cells.ts';
import type { RowReading } from './row-reading.ts';

const words: Readonly<Record<string, 'draft' | 'published'>> = {
  draft: 'draft',
  borrador: 'draft',
  bozza: 'draft',
  草稿: 'draft',
  archived: 'draft',
  published: 'published',
  active: 'published',
  publicado: 'published',
  pubblicato: 'published',
  发布: 'published',
  已发布: 'published',
};

/** Draft or published, by its word in four languages, or yes and no; an empty cell says nothing. */
export function readStatus({ said, problem }: RowReading): Pick<CsvProduct, 'status'> | undefined {
  const text = said.get('status')?.trim();
  if (!text) return undefined;
  const yes = readYesNo(text);
  const status = yes === undefined ? words[foldCell(text)] : yes ? 'published' : 'draft';
  if (status) return { status };
  problem('status', 'status');
  return undefined;
}
