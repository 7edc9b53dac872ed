import type { Moment } from '../model/model-records.ts';

/** Objects of Stripe that the model does not have. */
export interface ExtraObjects {
  readonly taxIds: ReadonlyMap<string, readonly TaxIdObject[]>;
  /** Schedule ids by subscription id. */
  readonly schedules: ReadonlyMap<string, string>;
}

export interface TaxIdObject {
  readonly id: string;
  readonly object: 'tax_id';
  readonly type: string;
  readonly value: string;
}

export function listOf(data: readonly object[]) {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

export const seconds = (moment: Moment) => Math.floor(moment / 1_000);
