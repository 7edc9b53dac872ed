import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { useLabel } from '../i18n/use-label.ts';

type Part = 'titles' | 'facts' | 'labels' | 'values' | 'decisions' | 'fields' | 'choices';

/** Texts of a kind by the names that the API gives: those of the kind, those that kinds share, else the name itself. */
export function useKindTexts(kind: CaseKind) {
  const { i18n } = useContext(I18nContext) ?? {};
  const label = useLabel();
  return (part: Part, name: string, otherwise = name): string => {
    const keys = [`kinds.${kind}.${part}.${name}`, `shared.${part}.${name}`];
    const known = keys.find((key) => i18n?.exists(`desk-cases:${key}`));
    return known ? label(`desk-cases:${known}`) : otherwise;
  };
}

/** Names of kinds. */
export function useKindName(): (kind: CaseKind) => string {
  const label = useLabel();
  return (kind) => label(`desk-cases:kinds.${kind}.name`);
}
