import { listLanguages } from '@wbn/contract/catalog/list-languages.ts';
import { defineHandler } from '../server/define-handler.ts';
import { spokenLanguages } from './reference/languages.ts';

export const listLanguagesHandler = defineHandler(listLanguages, ({ language }) => ({
  data: spokenLanguages.all(language).map(({ code, name }) => ({ code, languageName: name })),
}));
