import { listStates } from '@wbn/contract/catalog/list-states.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import { defineHandler } from '../server/define-handler.ts';
import { findCountry } from './reference/countries.ts';
import { listStatesOf } from './reference/states.ts';

export const listStatesHandler = defineHandler(listStates, ({ params, language }) => {
  if (!findCountry(params.code, language)) throw notFound(`ISO 3166-1 has no country ${params.code}.`);
  return { data: listStatesOf(params.code, language) };
});
