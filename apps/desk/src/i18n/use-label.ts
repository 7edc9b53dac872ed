import { useContext } from 'react';
import { I18nContext } from 'react-i18next';

/** Returns the text of a key that is data, such as the name of a page or of a kind of case: `desk-cases:menu`. */
export function useLabel(): (key: string, values?: Readonly<Record<string, unknown>>) => string {
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error('useLabel needs an I18nextProvider above it');
  // Keys that are data cannot be type-checked.
  const lookUp = i18n.getFixedT(i18n.language) as unknown as (key: string, values?: object) => string;
  return lookUp;
}
