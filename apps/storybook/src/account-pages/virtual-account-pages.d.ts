declare module 'virtual:account-pages' {
  import type { Language } from '@wbn/edition/language.ts';

  export const accountPages: {
    readonly styles: string;
    readonly pages: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  };
}
