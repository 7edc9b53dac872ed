import { editionLabel } from '@wbn/edition/edition-label.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { useLanguage } from '@wbn/edition/use-edition.tsx';
import { useLabel } from '../i18n/use-label.ts';

/** Returns the text of a code of the API, such as a state or a plan; the code itself where it has none. */
export function useName(): (group: string, code: string) => string {
  const label = useLabel();
  return (group, code) => {
    const key = `${group}.${code}`;
    const text = label(`desk-accounts:${key}`);
    return text === key ? code : text;
  };
}

/** Returns the name of an edition. */
export function useEditionLabel(): (id: string) => string {
  const language = useLanguage();
  return (id) => (network.some((site) => site.id === id) ? editionLabel(id as EditionId, language) : id);
}
