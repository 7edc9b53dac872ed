import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { listBusinessTypes } from '@wbn/contract/catalog/list-business-types.ts';
import { defineHandler } from '../server/define-handler.ts';
import { businessTypes } from './reference/business-types.ts';

export const listBusinessTypesHandler = defineHandler(listBusinessTypes, ({ language }) => ({
  data: businessTypeCodes.map((code) => ({
    code,
    businessTypeName: businessTypes.find(code, language).name,
  })),
}));
