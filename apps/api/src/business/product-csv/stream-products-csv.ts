import { Readable } from 'node:stream';
import { byteOrderMark, csvText } from '@wbn/contract/business/csv-text.ts';
import { productColumns } from '@wbn/contract/business/import-products.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Services } from '../../services.ts';
import { readPages } from '../read-pages.ts';
import { productCells } from './product-cells.ts';
import { selectProductPage } from './products-csv.sql.ts';

const pageSize = 500;

interface CsvOptions {
  readonly businessID: string;
  readonly language: TextLanguage;
  /** Base address of our file store, for addresses that work outside. */
  readonly filesUrl?: string;
}

/**
 * Streams all products of a company as CSV page by page, including drafts and hidden ones. Importing it again changes
 * nothing. Names of industries are in the given language; RFC 4180 with CRLF.
 */
export function streamProductsCsv(services: Pick<Services, 'db' | 'catalog'>, options: CsvOptions): Readable {
  return Readable.from(writeProducts(services, options), { objectMode: false });
}

async function* writeProducts(
  { db, catalog }: Pick<Services, 'db' | 'catalog'>,
  { businessID, ...texts }: CsvOptions,
): AsyncGenerator<string> {
  yield byteOrderMark + csvText([productColumns]);
  const pages = readPages(pageSize, (page) => selectProductPage.all(db, { businessID, ...page }));
  for await (const products of pages) {
    const rows = products.map((product) => {
      const cells = productCells(product, { catalog, ...texts });
      return productColumns.map((column) => cells[column]);
    });
    yield csvText(rows);
  }
}
