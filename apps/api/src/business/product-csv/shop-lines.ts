import type { ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { ProductSpec } from '@wbn/contract/business/product.ts';
import { specsLimit } from '@wbn/contract/business/saved-product.ts';
import { readOutsideAddress } from '@wbn/host/outside/fetch-outside.ts';
import { foldCell, joinList, joinSpecs, splitAddresses, splitSpecs } from './csv-cells.ts';
import { type HeaderMapping, plainName, withoutRemark } from './map-headers.ts';

/** Cells of a row by column, as a reader of shop exports changes them. */
type Cells = Map<ProductColumn, string>;

/** Positions of the columns by which exports of shops say more than our columns hold. */
interface ShopColumns {
  readonly type: number;
  readonly parent: number;
  readonly language: number;
  readonly visibility: number;
  /** Options of a variant in one cell. */
  readonly options: number;
  /** Further pictures beside the column of photos; their cells may hold names of files too. */
  readonly pictures: readonly number[];
  readonly attributes: readonly { readonly name: number; readonly value: number }[];
  /** Weight, size, colour and alike; `unit` is '' without one. */
  readonly facts: readonly { readonly key: string; readonly unit: string; readonly at: number }[];
}

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

const typeHeaders = 'itemtype,item,type,tipo,typ,producttype'.split(',');
const parentHeaders =
  'parent,superior,principal,padre,genitore,ubergeordnetesprodukt,ubergeordnet,parentsku'.split(',');
const languageHeaders =
  'language,lang,languagecode,locale,idioma,lingua,sprache,langue,storeviewcode,语言'.split(',');
const visibilityHeaders =
  'visibilityincatalog,visibility,catalogvisibility,visibilidadenelcatalogo,visibilitanelcatalogo,sichtbarkeitimkatalog,visibilitedanslecatalogue'.split(
    ',',
  );
const optionHeaders = 'options,additionalattributes,productattributes'.split(',');
const factHeaders = new Set(
  [
    'weight,length,width,height,depth,volume,size,color,colour,material,variantgrams,dimensions',
    'peso,longitud,anchura,ancho,altura,alto,profundidad,volumen,talla,tamano,dimensiones',
    'lunghezza,larghezza,altezza,profondita,taglia,colore,materiale,dimensioni',
    'gewicht,lange,breite,hohe,tiefe,große,groesse,farbe,abmessungen',
    'poids,longueur,largeur,hauteur,profondeur,taille,couleur,matiere,materiau',
    '重量,长度,宽度,高度,尺寸,颜色,材质,材料',
  ].flatMap((line) => line.split(',')),
);
const pictureHeader =
  /^(?:product|item|main|base|additional|gallery|media|variant|cover)*(?:images?|photos?|pictures?|bild(?:er)?|imagen(?:es)?|immagin[ei]|fotos?|media)(?:src|urls?|links?|files?|address)?(?:import)?\d*$/;
const attributeName =
  /^(?:(?:attribute|attribut)(\d+)(?:name|nom)|(?:name|nombre|nome|nom)(?:del?l?|des)?l?(?:atributo|attributo|attributs?)(\d+)|option(\d+)name)$/;
const attributeValue =
  /^(?:(?:attribute|attribut)(\d+)(?:values?|werte?|valeurs?)|(?:valor|valore|valeur|wert)\p{L}{0,3}?(?:del?l?|des)l?(?:atributo|attributo|attributs?)(\d+)|option(\d+)value)$/u;

const parts = new Set(
  'variation,variant,sku,rule,image,video,option,modifier,variante,variazione'.split(','),
);
const hiddenWords = new Set(
  'hidden,not visible individually,oculto,nascosto,versteckt,cache,masque,隐藏'.split(','),
);

/** Finds the columns of a shop's export among the headers that are not mapped to a column of ours. */
function findShopColumns(headers: readonly string[], mapping: HeaderMapping): ShopColumns {
  const plain = headers.map((header) => (mapping[header] ? '' : plainName(header)));
  const bare = headers.map((header) => (mapping[header] ? '' : plainName(withoutRemark(header))));
  const find = (names: readonly string[]) =>
    names.map((name) => bare.indexOf(name)).find((at) => at >= 0) ?? -1;
  const values = new Map(plain.flatMap((name, at) => [[numberOf(attributeValue, name), at] as const]));
  const attributes = plain.flatMap((text, name) => {
    const number = numberOf(attributeName, text);
    const value = number === undefined ? undefined : values.get(number);
    return value === undefined ? [] : [{ name, value }];
  });
  const facts = headers.flatMap((header, at) => {
    const name = bare[at]?.replace(/^(?:product|item)/, '') ?? '';
    if (!factHeaders.has(name)) return [];
    if (name === 'variantgrams') return [{ key: 'Weight', unit: 'g', at }];
    const key = withoutRemark(header).replace(/^(?:product|item)\s+/i, '');
    return [{ key, unit: /[(（[]\s*([^)）\]]{1,12})[)）\]]\s*$/.exec(header)?.[1]?.trim() ?? '', at }];
  });
  // Whoever leaves the column of photos out wants none.
  const takesPhotos = Object.values(mapping).includes('photos');
  const pictures = plain.flatMap((name, at) => (takesPhotos && pictureHeader.test(name) ? [at] : []));
  return {
    type: find(typeHeaders),
    parent: find(parentHeaders),
    language: find(languageHeaders),
    visibility: find(visibilityHeaders),
    options: find(optionHeaders),
    pictures,
    attributes,
    facts,
  };
}

function numberOf(pattern: RegExp, name: string): string | undefined {
  const [, ...numbers] = pattern.exec(name) ?? [];
  return numbers.find((number) => number !== undefined);
}

/** Reads what a record says beside our columns. */
function readShopLine(record: readonly string[], cells: Cells, columns: ShopColumns): ShopLine {
  const cell = (at: number) => (record[at] ?? '').trim();
  const type = foldCell(cell(columns.type));
  const isPart = type.split(/\s*,\s*/).some((word) => parts.has(word));
  const attributes = columns.attributes.map(({ name, value }) => ({ key: cell(name), value: cell(value) }));
  const options = splitOptions(cell(columns.options));
  // BigCommerce writes the options of a variant where a product has its name.
  const named = isPart ? splitOptions(cells.get('name') ?? '') : [];
  const facts = isPart
    ? []
    : columns.facts.map(({ key, unit, at }) => ({ key, value: measure(cell(at), unit) }));
  return {
    isPart,
    parent: cell(columns.parent).toLowerCase(),
    language: foldCell(cell(columns.language)),
    hidden: hiddenWords.has(foldCell(cell(columns.visibility))),
    // What Shopify writes for a product without options.
    attributes: attributes.map((one) => (one.value === 'Default Title' ? { key: '', value: '' } : one)),
    specs: [...options, ...named, ...facts].filter(({ value }) => value !== ''),
    pictures: columns.pictures.flatMap((at) => webAddresses(cell(at))),
  };
}

function webAddresses(cell: string): string[] {
  return splitAddresses(cell).filter((one) => readOutsideAddress(one));
}

/** `2.500000` in kg is `2.5 kg`; a zero says nothing. */
function measure(text: string, unit: string): string {
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) return text;
  const short = text.replace(/([.,]\d*?)0+$/, '$1').replace(/[.,]$/, '');
  return /[1-9]/.test(short) ? `${short} ${unit}`.trim() : '';
}

/** Reads `[S]Color=Silver,[S]Size=Small`, `Type=Swatch|Name=Color|Value=Red[#f00]` and `color=Red,size=M`. */
function splitOptions(text: string): ProductSpec[] {
  const named = [...text.matchAll(/Name=([^|]*)\|Value=(.*?)(?=\s*(?:Type=|[,;]\s*Type=|$))/g)];
  const pairs =
    named.length > 0 ? named : [...text.matchAll(/(?:^|,)\s*(?:\[\w+\])?([^=,]+)=([^=]*?)(?=,[^,=]+=|$)/g)];
  return pairs.map(([, key = '', value = '']) => ({
    key: key.trim(),
    value: value.replace(/\[#[^\]]*\]/g, '').trim(),
  }));
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

/** Fills what a product leaves to its first variant, as WooCommerce does with prices, and adds the variant's values and pictures. */
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

  const read = (record: readonly string[], cells: Cells) => {
    const line = readShopLine(record, cells, columns);
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
      const product = line.parent === '' ? last : open.get(line.parent);
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
