import { type HeaderMapping, plainName, withoutRemark } from './map-headers.ts';

/** Positions of the columns by which exports of shops say more than our columns hold. */
export interface ShopColumns {
  readonly type: number;
  readonly parent: number;
  readonly language: number;
  readonly visibility: number;
  /** Options of a variant or attributes of a product in one cell. */
  readonly options: readonly number[];
  /** `Colour:Red:1, Size:L:2`, as PrestaShop writes features. */
  readonly features: number;
  /** A column that names pictures in the file store of Wix. */
  readonly wixPictures: number;
  /** Further pictures beside the column of photos; their cells may hold names of files too. */
  readonly pictures: readonly number[];
  readonly attributes: readonly { readonly name: number; readonly value: number }[];
  /** Weight, size, colour and alike; `unit` is '' without one. */
  readonly facts: readonly { readonly key: string; readonly unit: string; readonly at: number }[];
}

const typeHeaders = 'itemtype,item,type,tipo,typ,producttype,fieldtype'.split(',');
const parentHeaders =
  'parent,superior,principal,padre,genitore,ubergeordnetesprodukt,ubergeordnet,parentsku,parentid,parentproductid'.split(
    ',',
  );
const languageHeaders =
  'language,lang,languagecode,locale,idioma,lingua,sprache,langue,storeviewcode,语言'.split(',');
const visibilityHeaders =
  'visibilityincatalog,visibility,catalogvisibility,visibilidadenelcatalogo,visibilitanelcatalogo,sichtbarkeitimkatalog,visibilitedanslecatalogue'.split(
    ',',
  );
const optionHeaders = 'options,additionalattributes,productattributes,configurablevariations'.split(',');
const featureHeaders = ['feature', 'features'];
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
/** Columns of names and values of attributes or options; their numbers belong together. */
const attributeForms = [
  {
    name: /^(?:(?:attribute|attribut)(\d+)(?:name|nom)|(?:name|nombre|nome|nom)(?:del?l?|des)?l?(?:atributo|attributo|attributs?)(\d+)|option(\d+)name)$/,
    value:
      /^(?:(?:attribute|attribut)(\d+)(?:values?|werte?|valeurs?)|(?:valor|valore|valeur|wert)\p{L}{0,3}?(?:del?l?|des)l?(?:atributo|attributo|attributs?)(\d+)|option(\d+)value)$/u,
  },
  { name: /^productoptionname(\d*)$/, value: /^productoption(?:description|value)(\d*)$/ },
  { name: /^additionalinfotitle(\d+)$/, value: /^additionalinfodescription(\d+)$/ },
] as const;

/** Finds the columns of a shop's export among the headers that are not mapped to a column of ours. */
export function findShopColumns(headers: readonly string[], mapping: HeaderMapping): ShopColumns {
  const plain = headers.map((header) => (mapping[header] ? '' : plainName(header)));
  const bare = headers.map((header) => (mapping[header] ? '' : plainName(withoutRemark(header))));
  const find = (names: readonly string[]) =>
    names.map((name) => bare.indexOf(name)).find((at) => at >= 0) ?? -1;
  const attributes = attributeForms.flatMap((form) => {
    const values = new Map(plain.map((name, at) => [numberOf(form.value, name), at] as const));
    return plain.flatMap((text, name) => {
      const number = numberOf(form.name, text);
      const value = number === undefined ? undefined : values.get(number);
      return value === undefined ? [] : [{ name, value }];
    });
  });
  const facts = headers.flatMap((header, at) => {
    const name = bare[at]?.replace(/^(?:product|item)/, '') ?? '';
    if (!factHeaders.has(name)) return [];
    if (name === 'variantgrams') return [{ key: 'Weight', unit: 'g', at }];
    const key = withoutRemark(header).replace(/^(?:product|item)[\s_]+/i, '');
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
    options: bare.flatMap((name, at) => (optionHeaders.includes(name) ? [at] : [])),
    features: find(featureHeaders),
    wixPictures: headers.findIndex((header) => header === 'productImageUrl' && mapping[header] === 'photos'),
    pictures,
    attributes,
    facts,
  };
}

function numberOf(pattern: RegExp, name: string): string | undefined {
  const [, ...numbers] = pattern.exec(name) ?? [];
  return numbers.find((number) => number !== undefined);
}
