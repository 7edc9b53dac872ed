import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { Checkbox } from '@wbn/ui-kit/controls/checkbox.tsx';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CompareKind } from './compare-path.ts';
import { type Compared, compareStore, toggleCompared } from './compare-store.ts';

export interface CompareToggleProps {
  readonly kind: CompareKind;
  readonly of: Compared;
}

/** Chooses a product or company to be compared with others. */
export function CompareToggle({ kind, of }: CompareToggleProps) {
  const { t } = useTranslation('cards');
  const chosen = useStore(compareStore)[kind];
  const checked = chosen.some(({ id }) => id === of.id);
  const full = !checked && chosen.length >= comparedLimit;
  return (
    <Checkbox
      label={t('compare.add')}
      aria-label={t('compare.addNamed', { name: of.name })}
      checked={checked}
      // It stays in the order of the Tab key, and says why it does nothing.
      aria-disabled={full}
      title={full ? t('compare.full', { count: comparedLimit }) : undefined}
      onChange={() => {
        if (!full) toggleCompared(kind, of);
      }}
    />
  );
}
