import { listTradeChoices } from '@wbn/contract/catalog/list-trade-choices.ts';
import { CallError } from '../server/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';

export const listTradeChoicesHandler = defineHandler(listTradeChoices, () =>
  Promise.reject(new CallError('ServiceUnavailable', 'PLACEHOLDER')),
);
