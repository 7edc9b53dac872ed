import { listGenders } from '@wbn/contract/catalog/list-genders.ts';
import { defineHandler } from '../server/define-handler.ts';
import { genders } from './reference/genders.ts';

export const listGendersHandler = defineHandler(listGenders, ({ language }) => ({
  data: [...genders.all(language)],
}));
