import type { Language } from '@wbn/contract/shared/language.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';

const names: Readonly<Record<Language, string>> = {
  en: 'No longer on WBN',
  es: 'Ya no está en WBN',
  it: 'Non più su WBN',
  zh: '已不在 WBN',
};

/** Stands for a person or company that is gone, in what they have written to others. */
export function goneAuthor(authorID: string, authorType: ActorType, language: Language): Author {
  return { authorID, authorType, name: names[language] };
}
