import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BusinessTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';
import { sharedData } from '../harness/checkout.ts';

export interface CompanyRow {
  readonly name: string;
  readonly country: string;
  readonly sourceIndustry?: string;
  readonly industryId: string;
  readonly businessTypes?: readonly BusinessTypeCode[];
}

export interface NameRow {
  readonly name: string;
}

export interface ProductRow {
  readonly name: string;
  readonly brand?: string;
  readonly model?: string;
  readonly industryId: string;
}

/** Reads all rows of a file of the real data. Splits at line feeds only, because texts contain U+2028. */
export function readRows<Row>(file: string): Row[] {
  return gunzipSync(readFileSync(join(sharedData, file)))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
