import type { PreviewRow, RowProblem } from '@wbn/contract/business/import-products.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { presentBusinessProduct } from '../present-product.ts';
import { htmlToText } from './html-to-text.ts';
import type { CsvProduct } from './product-cells.ts';
import type { FileRow } from './read-csv.ts';

/** A product of which nothing is known yet. */
export const noProduct: CsvProduct = {
  id: '',
  own_number: null,
  status: 'published',
  name: '',
  model: null,
  brand: null,
  ean: null,
  description: null,
  keywords: [],
  specs: [],
  main_image: null,
  photos: [],
  videos: [],
  industry_id: null,
  category_id: null,
  sub_category_id: null,
  lead_time: null,
  stock: null,
  price: null,
  minimum_order: null,
};

/** What an import does with the product of a row. */
export interface RowOutcome {
  readonly product: CsvProduct;
  readonly is: Exclude<PreviewRow['outcome'], 'left'>;
  /** Addresses of photos on other sites. */
  readonly fetches: readonly string[];
}

/** A row of a dry run; the product of a row that is left out has only a name. */
export interface SeenRow {
  readonly row: number;
  readonly outcome: PreviewRow['outcome'];
  readonly product: CsvProduct;
  readonly photos: number;
  readonly reasons: readonly RowProblem[];
}

/** Returns a row for the preview; undefined for variants, pictures and translations of a product above. */
export function previewRow(
  { row, cells, part }: FileRow,
  outcome: RowOutcome | undefined,
  reasons: readonly RowProblem[],
): SeenRow | undefined {
  if (part || reasons.some(({ code }) => code === 'continues')) return undefined;
  if (outcome) {
    const { product, is, fetches } = outcome;
    return { row, outcome: is, product, photos: fetches.length, reasons };
  }
  const name = htmlToText(cells.get('name') ?? '') || cells.get('model') || cells.get('productID') || '';
  return { row, outcome: 'left', product: { ...noProduct, name }, photos: 0, reasons };
}

interface PreviewTexts {
  readonly businessID: string;
  readonly language: TextLanguage;
  readonly catalog: Catalog;
}

/** Presents rows as cards show products. */
export function presentPreview(
  rows: readonly SeenRow[],
  { businessID, language, catalog }: PreviewTexts,
): PreviewRow[] {
  return rows.map(({ product, ...seen }) => {
    const card = { ...product, business_id: businessID, source: 'member' };
    const { businessID: _, ...shown } = presentBusinessProduct(card, language, catalog);
    return {
      ...seen,
      reasons: [...seen.reasons],
      ...(seen.outcome !== 'left' && { status: product.status }),
      product: shown,
    };
  });
}
