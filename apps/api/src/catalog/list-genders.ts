import { listGenders } from '@wbn/contract/catalog/list-genders.ts';
import { defineFixedHandler } from '../server/define-handler.ts';
import { genders } from './reference/genders.ts';

export const listGendersHandler = defineFixedHandler(listGenders, ({ language }) => ({
  data: [...genders.all(language)],
}));
