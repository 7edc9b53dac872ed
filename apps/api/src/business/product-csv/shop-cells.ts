import type { ProductSpec } from '@wbn/contract/business/product.ts';
import { readOutsideAddress } from '@wbn/host/outside/fetch-outside.ts';
import { joinList, splitAddresses } from './csv-cells.ts';

/** `S;M;L` and `#ff0000:Red;#000000:Black`, as Wix writes the choices of an option, with commas. */
export function splitChoices(text: string): string {
  const isList = /^[^;<>&]+(?:;[^;<>&]+)+;?$/.test(text) || /^#[\da-f]{6}:/i.test(text);
  if (!isList) return text;
  return text
    .split(';')
    .map((one) => one.trim().replace(/^#[\da-f]{3,8}:/i, ''))
    .filter((one) => one !== '')
    .join(', ');
}

/** Reads `Colour:Red:1, Size:L:2`, with or without positions. */
export function splitFeatures(text: string): ProductSpec[] {
  const placed = [...text.matchAll(/(?:^|,)\s*([^:,]+):(.+?):\d+(?::[01])?\s*(?=,|$)/g)];
  const all =
    placed.length > 0 ? placed : [...text.matchAll(/(?:^|,)\s*([^:,]+):([^:]+?)\s*(?=,[^:,]+:|$)/g)];
  return all.map(([, key = '', value = '']) => ({ key: key.trim(), value: value.trim() }));
}

/** Wix names its pictures without their host. */
export function wixAddresses(cell: string): string {
  const names = cell.split(';').map((name) => name.trim());
  const addresses = names
    .filter((name) => name !== '')
    .map((name) => (readOutsideAddress(name) ? name : `https://static.wixstatic.com/media/${name}`));
  return joinList(addresses);
}

/** The addresses of a cell that lead to other sites. */
export function webAddresses(cell: string): string[] {
  return splitAddresses(cell).filter((one) => readOutsideAddress(one));
}

/** `2.500000` in kg is `2.5 kg`; a zero says nothing. */
export function measure(text: string, unit: string): string {
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) return text;
  const short = text.replace(/([.,]\d*?)0+$/, '$1').replace(/[.,]$/, '');
  return /[1-9]/.test(short) ? `${short} ${unit}`.trim() : '';
}

/**
 * Reads `[S]Color=Silver,[S]Size=Small`, `Type=Swatch|Name=Color|Value=Red[#f00]`, `color=Red,size=M` and Magento's
 * `sku=A,size=M|sku=B,size=L`.
 */
export function splitOptions(text: string): ProductSpec[] {
  const named = [...text.matchAll(/Name=([^|]*)\|Value=(.*?)(?=\s*(?:Type=|[,;]\s*Type=|$))/g)];
  const pairs =
    named.length > 0
      ? named
      : [...text.replaceAll('|', ',').matchAll(/(?:^|,)\s*(?:\[\w+\])?([^=,]+)=([^=]*?)(?=,[^,=]+=|$)/g)];
  return pairs
    .map(([, key = '', value = '']) => ({
      key: key.trim(),
      value: value.replace(/\[#[^\]]*\]/g, '').trim(),
    }))
    .filter(({ key }) => key.toLowerCase() !== 'sku');
}
