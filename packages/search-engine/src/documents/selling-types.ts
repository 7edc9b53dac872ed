import type { BusinessTypeCode } from '@wbn/contract/catalog/business-type-codes.ts';

/** Types of companies that sell goods; the others advise, invest or govern. */
export const sellingTypes: readonly BusinessTypeCode[] = ['MA', 'DI', 'WS', 'IM', 'EX', 'RE'];
