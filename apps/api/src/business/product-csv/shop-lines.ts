import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { ProductSpec } from '@wbn/contract/business/product.ts';
import { specsLimit } from '@wbn/contract/business/saved-product.ts';
import { foldCell, joinList, joinSpecs, splitAddresses, splitSpecs } from './csv-cells.ts';
import type { HeaderMapping } from './map-headers.ts';
import {
  measure,
  splitChoices,
  splitFeatures,
  splitOptions,
  webAddresses,
  wixAddresses,
} from './shop-cells.ts';
import { findShopColumns, type ShopColumns } from './shop-columns.ts';

/** Cells of a row by column, as a reader of shop exports changes them. */
type Cells = Map<ProductColumn, string>;

/** What a row of a shop says beside its cells. */
interface ShopLine {
  /** A variant, option or picture of a product, which is no product of its own. */
  readonly isPart: boolean;
  /** SKU or `id:<number>` of its product, in lower case; '' for the product above. */
  readonly parent: string;
  readonly language: string;
  readonly hidden: boolean;
  /** Attributes or options by their place; a further variant of Shopify leaves the names out. */
  readonly attributes: readonly ProductSpec[];
  /** Specifications that have their name with them. */
  readonly specs: readonly ProductSpec[];
  /** Addresses of further pictures. */
  readonly pictures: readonly string[];
}

const parts = new Set(
  [
    'variation,variant,sku,rule,image,video,option,modifier,variante,variazione',
    'product_option,product_variation,product_file,product_attribute,category,choice',
  ].flatMap((line) => line.split(',')),
);
const hiddenWords = new Set(
  'hidden,none,nowhere,not visible individually,oculto,nascosto,versteckt,cache,masque,隐藏'.split(','),
);

interface ShopRecord {
  readonly record: readonly string[];
  readonly cells: Cells;
  readonly columns: ShopColumns;
  /** Whether a product above has this SKU or id. */
  readonly isAbove: (parent: string) => boolean;
}

/** Reads what a record says beside our columns. A file without types of rows tells variants by their parent. */
function readShopLine({ record, cells, columns, isAbove }: ShopRecord): ShopLine {
  const cell = (at: number) => (record[at] ?? '').trim();
  const type = foldCell(cell(columns.type));
  const parent = cell(columns.parent).toLowerCase();
  const hasParent = columns.type < 0 && isAbove(parent);
  const isPart = hasParent || type.split(/\s*,\s*/).some((word) => parts.has(word));
  if (columns.wixPictures >= 0) cells.set('photos', wixAddresses(cell(columns.wixPictures)));
  const attributes = columns.attributes.map(({ name, value }) => ({
    key: cell(name),
    value: splitChoices(cell(value)),
  }));
  const options = columns.options.flatMap((at) => splitOptions(cell(at)));
  // BigCommerce writes the options of a variant where a product has its name.
  const named = isPart ? splitOptions(cells.get('name') ?? '') : [];
  const facts = isPart
    ? []
    : columns.facts.map(({ key, unit, at }) => ({ key, value: measure(cell(at), unit) }));
  return {
    isPart,
    parent,
    language: foldCell(cell(columns.language)),
    hidden: hiddenWords.has(foldCell(cell(columns.visibility))),
    // What Shopify writes for a product without options.
    attributes: attributes.map((one) => (one.value === 'Default Title' ? { key: '', value: '' } : one)),
    specs: [...options, ...splitFeatures(cell(columns.features)), ...named, ...facts].filter(
      ({ value }) => value !== '',
    ),
    pictures: columns.pictures.flatMap((at) => webAddresses(cell(at))),
  };
}

const longestSpec = 300;

/**
 * Adds specifications to those of a product: values of one name are joined, `Size: S, M`. Values without a name, as
 * further variants of a Shopify product have them, take the names of the product in their order.
 */
function addSpecs(cells: Cells, more: readonly ProductSpec[]): void {
  if (more.length === 0) return;
  const specs = new Map<string, ProductSpec>();
  // A cell in another form is reported when the row is read.
  const own = splitSpecs(cells.get('specs') ?? '');
  if (!own) return;
  const all = [...own, ...more].map(({ key, value }) => ({ key: key.trim(), value: value.trim() }));
  for (const { key, value } of all) {
    if (key === '' || value === '') continue;
    const known = specs.get(foldCell(key));
    const values = known ? known.value.split(/\s*,\s*/) : [];
    const added = known ? value.split(/\s*,\s*/).filter((one) => !values.includes(one)) : [value];
    const joined = [...(known ? [known.value] : []), ...added].join(', ');
    const isRoom = known ? joined.length <= longestSpec : specs.size < specsLimit;
    if (isRoom)
      specs.set(foldCell(key), { key: known?.key ?? key.slice(0, 80), value: joined.slice(0, longestSpec) });
  }
  cells.set('specs', joinSpecs([...specs.values()]));
}

/** Adds addresses of pictures to those of a product, each once. */
function addPictures(cells: Cells, more: readonly string[]): void {
  if (more.length === 0) return;
  cells.set('photos', joinList([...new Set([...splitAddresses(cells.get('photos') ?? ''), ...more])]));
}

/**
 * Fills what a product leaves to its first variant, as WooCommerce does with prices, and adds the variant's values and
 * pictures.
 */
function addVariant(
  product: Cells,
  variant: Cells,
  specs: readonly ProductSpec[],
  pictures: readonly string[],
) {
  for (const column of ['priceAmount', 'priceCurrency', 'stock'] as const) {
    const text = variant.get(column)?.trim();
    if (text && !product.get(column)?.trim()) product.set(column, text);
  }
  addSpecs(product, specs);
  addPictures(product, pictures);
}

interface OpenProduct {
  readonly cells: Cells;
  readonly names: readonly string[];
}

/**
 * Returns a reader of the rows of a file in their order. It adds what a shop's columns say to the cells of products,
 * and the values of variants to the product above them.
 */
export function createLineReader(headers: readonly string[], mapping: HeaderMapping) {
  const columns = findShopColumns(headers, mapping);
  const languages = new Map<string, string>();
  let open = new Map<string, OpenProduct>();
  let last: OpenProduct | undefined;
  const find = (parent: string) => open.get(parent) ?? open.get(`id:${parent}`);

  const read = (record: readonly string[], cells: Cells) => {
    const line = readShopLine({ record, cells, columns, isAbove: (parent) => find(parent) !== undefined });
    const key = (column: ProductColumn) => (cells.get(column) ?? '').trim().toLowerCase();
    const [id, model] = [key('productID'), key('model')];
    return { line, cells, id, model, isFirst: !line.isPart && key('name') !== '' };
  };

  /** Returns what a row is instead of a product; undefined for a product, or when that is for others to say. */
  function place({
    line,
    cells,
    id,
    model,
    isFirst,
  }: ReturnType<typeof read>): 'merged' | 'variant' | 'translation' | undefined {
    const pictures = isFirst ? [] : [...webAddresses(cells.get('photos') ?? ''), ...line.pictures];
    if (line.isPart) {
      const product = line.parent === '' ? last : find(line.parent);
      const values = [...line.attributes, ...line.specs].filter(({ value }) => value !== '');
      if (!product || values.length + pictures.length === 0) return 'variant';
      addVariant(product.cells, cells, values, pictures);
      return 'merged';
    }
    if (!isFirst) {
      const product = open.get(`id:${id}`) ?? open.get(model);
      const values = line.attributes
        .map(({ key, value }, at) => ({ key: key || (product?.names[at] ?? ''), value }))
        .filter(({ key, value }) => key !== '' && value !== '');
      if (!product || values.length + pictures.length === 0) return undefined;
      addVariant(product.cells, cells, values, pictures);
      return 'merged';
    }
    const language = model === '' ? undefined : languages.get(model);
    if (language !== undefined && language !== line.language) return 'translation';
    if (model !== '') languages.set(model, line.language);
    if (line.hidden) cells.set('status', 'draft');
    addSpecs(cells, [...line.attributes, ...line.specs]);
    addPictures(cells, line.pictures);
    last = { cells, names: line.attributes.map(({ key }) => key) };
    if (id !== '') open.set(`id:${id}`, last);
    if (model !== '') open.set(model, last);
    return undefined;
  }

  return {
    read,
    place,
    /** Products read before take no further values. */
    close: () => {
      open = new Map();
      last = undefined;
    },
  };
}
