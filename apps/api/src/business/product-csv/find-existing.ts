import { htmlToText } from './html-to-text.ts';
import type { ProductKeys, StoredProduct } from './import-products.sql.ts';
import type { RowCells } from './product-cells.ts';

/** Whether a value of the column productID is one of our ids; otherwise it is a shop's product number. */
export function isProductID(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(text);
}

/** Returns the identifying fields of a row, in lower case where case does not matter; '' for missing ones. */
export function keysOfRow(cells: RowCells): ProductKeys & { readonly id: string } {
  const line = (text = '') => htmlToText(text).replace(/\s+/g, ' ').trim();
  const id = line(cells.get('productID')).toLowerCase();
  return {
    id,
    number: isProductID(id) ? '' : id,
    ean: readNumber(cells.get('ean')).replace(/[\s-]/g, ''),
    model: line(readNumber(cells.get('model'))).toLowerCase(),
    name: line(cells.get('name')).toLowerCase(),
  };
}

/** Removes the apostrophe that Shopify writes before numbers to protect them in spreadsheets. */
export function readNumber(cell = ''): string {
  return cell.replace(/^\s*'(?=\d)/, '');
}

export type ProductFinder = ReturnType<typeof createProductFinder>;

const order = ['number', 'ean', 'model', 'name'] as const satisfies (keyof ProductKeys)[];

/**
 * Returns lookups over the candidate products of some rows; `named` are ids that rows give explicitly, which only
 * `byId` matches.
 */
export function createProductFinder(found: readonly StoredProduct[], named: ReadonlySet<string>) {
  const byId = new Map(found.map((product) => [product.id, product]));
  const byKey = new Map<string, StoredProduct[]>();
  for (const product of found) {
    if (product.deleted_at || named.has(product.id)) continue;
    const keys = keysOfProduct(product);
    for (const key of order) {
      const at = `${key} ${keys[key]}`;
      if (keys[key] !== '') byKey.set(at, [...(byKey.get(at) ?? []), product]);
    }
  }

  return {
    byId: (id: string) => byId.get(id),
    /**
     * Matches by number, EAN, model, and by name when neither side has an EAN or model. Of several matches the one
     * with the same name wins, otherwise 'several'. `taken` are products of earlier rows.
     */
    find(row: ProductKeys, taken: ReadonlySet<string>): StoredProduct | 'several' | undefined {
      for (const key of order) {
        if (row[key] === '' || (key === 'name' && row.ean + row.model !== '')) continue;
        const isOther = ({ own_number }: StoredProduct) =>
          key === 'name' && row.number !== '' && own_number !== null && own_number !== row.number;
        const all = (byKey.get(`${key} ${row[key]}`) ?? []).filter(
          (one) => !taken.has(one.id) && !isOther(one),
        );
        if (all.length === 0) continue;
        return (
          all.find(({ name }) => name.toLowerCase() === row.name) ?? (all.length === 1 ? all[0] : 'several')
        );
      }
      return undefined;
    },
  };
}

function keysOfProduct({ own_number, ean, model, name }: StoredProduct): ProductKeys {
  return {
    number: own_number ?? '',
    ean: ean ?? '',
    model: model?.toLowerCase() ?? '',
    name: ean === null && model === null ? name.toLowerCase() : '',
  };
}
