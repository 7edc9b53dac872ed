import { listLanguages } from '@wbn/contract/catalog/list-languages.ts';
import { defineFixedHandler } from '../server/define-handler.ts';
import { spokenLanguages } from './reference/languages.ts';

export const listLanguagesHandler = defineFixedHandler(listLanguages, ({ language }) => ({
  data: spokenLanguages.all(language).map(({ code, name }) => ({ code, languageName: name })),
}));
