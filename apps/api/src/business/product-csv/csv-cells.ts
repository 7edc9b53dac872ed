import type { ProductSpec } from '@wbn/contract/business/product.ts';

/** Writes several entries in one cell: `valves | ball valves`; `\|` and `\\` are escapes. */
export function joinList(entries: readonly string[]): string {
  const cell = entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join(' | ');
  // A trailing bar marks a single entry that contains a comma.
  return entries.length === 1 && looseSeparator.test(cell) ? `${cell} |` : cell;
}

const looseSeparator = /[,;\n，；、]/;

/** Splits a cell into its entries. `loose`: without a bar, commas and similar characters separate them too. */
export function splitList(cell: string, { loose = false } = {}): string[] {
  const parts =
    loose && !cell.includes('|')
      ? cell.split(looseSeparator)
      : [...cell.matchAll(/((?:\\[\\|]|[^|\n])*)(?:[|\n]|$)/g)].map(([, part = '']) =>
          part.replace(/\\([\\|])/g, '$1'),
        );
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Splits a cell of addresses as shops write them: `https://a.example/1.jpg, https://a.example/2.jpg`. */
export function splitAddresses(cell: string): string[] {
  return splitList(cell).flatMap((part) => part.split(/\s*[,;]\s*(?=https?:\/\/)|\s+(?=https?:\/\/)/i));
}

/** Writes specifications as lines `name: value`; a colon in a name becomes `\:`. */
export function joinSpecs(specs: readonly ProductSpec[]): string {
  const line = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ');
  return specs.map(({ key, value }) => `${line(key).replace(/[\\:：]/g, '\\$&')}: ${line(value)}`).join('\n');
}

const specLine = /^((?:\\.|[^\\:：])*)[:：](.*)$/;

/** Reads the specifications of a cell; undefined when a line has another form. */
export function splitSpecs(cell: string): ProductSpec[] | undefined {
  const specs: ProductSpec[] = [];
  for (const line of cell.split(/\r\n|[\r\n]/)) {
    if (line.trim() === '') continue;
    const match = specLine.exec(line);
    if (!match) return undefined;
    specs.push({ key: (match[1] ?? '').replace(/\\([\\:：])/g, '$1'), value: match[2] ?? '' });
  }
  return specs;
}

/** Normalizes a text for comparison: without accents, case and surrounding spaces. */
export function foldCell(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const yes = new Set('yes,y,true,si,s,ja,oui,是,有,x'.split(','));
const no = new Set('no,n,false,nein,non,否,无,没有'.split(','));

/** Reads yes or no in several languages, or a number of pieces; undefined for anything else. */
export function readYesNo(text: string): boolean | undefined {
  const word = foldCell(text);
  if (/^-?\d{1,9}(?:[.,]\d{1,6})?$/.test(word)) return Number(word.replace(',', '.')) > 0;
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}

/** What shops, feeds and people write for goods at hand, folded and without marks between words. */
const atHand = new Set(
  [
    'in stock,instock,available,available now,unlimited,infinite,low stock,limited,limited stock,few left,ready to ship,ex stock',
    'en stock,disponible,existencias,hay existencias,con existencias,ilimitado,ilimitada,pocas unidades',
    'disponibile,in magazzino,illimitato,illimitata,pronta consegna,ultimi pezzi',
    'auf lager,lagernd,verfugbar,lieferbar,sofort lieferbar,unbegrenzt',
    'disponible en stock,illimite,illimitee,有货,现货,有现货,不限,无限,库存充足,充足',
  ].flatMap((line) => line.split(',')),
);
const notAtHand = new Set(
  [
    'out of stock,outofstock,backorder,onbackorder,on backorder,backordered,available on backorder,preorder,pre order,on order,made to order',
    'sold out,soldout,unavailable,not available,discontinued,none',
    'sin stock,sin existencias,agotado,agotada,no disponible,reserva,bajo pedido,preventa,descatalogado',
    'esaurito,esaurita,non disponibile,preordine,su ordinazione,fuori produzione',
    'nicht auf lager,nicht verfugbar,nicht lieferbar,ausverkauft,vorbestellung,vorbestellbar,auf bestellung',
    'en rupture de stock,rupture de stock,rupture,epuise,indisponible,precommande,sur commande',
    '无货,缺货,售罄,预售,预订,无库存,停产',
  ].flatMap((line) => line.split(',')),
);

/**
 * Reads whether goods are in stock: yes or no, a number in any grouping, `10+`, `> 10`, `25 pcs` or words such as
 * `in_stock`, `Unlimited` and `preorder`, which is not in stock. Undefined for anything else.
 */
export function readStock(text: string): boolean | undefined {
  const known = readYesNo(text);
  if (known !== undefined) return known;
  const folded = foldCell(text);
  const [, digits] = /^[>≥~]?=?\s*(\d[\d\s.,'’]{0,20})\s*(?:\+|\p{L}{1,12}\.?)?$/u.exec(folded) ?? [];
  if (digits !== undefined) return /[1-9]/.test(digits);
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  if (atHand.has(words)) return true;
  return notAtHand.has(words) ? false : undefined;
}

/** Error values of spreadsheets in several languages, and what databases and programs write for nothing. */
const noValue =
  /^(?:#(?:n\/[adv]|nv|name\?|nombre\?|¿nombre\?|nome\?|nom\?|ref!|rif!|¡ref!|bezug!|value!|valore!|¡valor!|valeur!|wert!|div\/0!|¡div\/0!|null!|nul!|¡nulo!|nullo!|num!|¡num!|zahl!|nombre!|spill!|calc!|field!)|n\/a|null|\(null\)|\[null\]|\\n|nil|undefined|#+)$/i;

/** Whether a cell holds `#N/A`, `#NAME?`, `NULL` or alike: not a value, but the lack of one. */
export function isNoValue(cell: string): boolean {
  const text = cell.normalize('NFKC').trim();
  return noValue.test(text) || text === 'NaN';
}
