import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { Checkbox } from '@wbn/ui-kit/controls/checkbox.tsx';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { CompareKind } from './compare-path.ts';
import type { Compared } from './compare-store.ts';
import * as styles from './late-compare.css.ts';
import { useLate } from './use-late.ts';

interface LateCompareToggleProps {
  readonly kind: CompareKind;
  readonly of: Compared;
}

const load = () => import('./compare-store.ts');

/**
 * The box that chooses a product or company to be compared with others. What keeps the choice comes at the first touch of the page;
 * without JavaScript nothing can be chosen, and the box is not there.
 */
export function LateCompareToggle({ kind, of }: LateCompareToggleProps) {
  const { t } = useTranslation('cards');
  const store = useLate(load);
  return (
    <div className={styles.place} data-print="hide">
      {store ? (
        <CompareToggle kind={kind} of={of} store={store} />
      ) : (
        <Checkbox
          label={t('compare.add')}
          aria-label={t('compare.addNamed', { name: of.name })}
          checked={false}
          onChange={() => void load().then(({ toggleCompared }) => toggleCompared(kind, of))}
        />
      )}
    </div>
  );
}

interface CompareToggleProps extends LateCompareToggleProps {
  readonly store: Awaited<ReturnType<typeof load>>;
}

function CompareToggle({ kind, of, store: { compareStore, toggleCompared } }: CompareToggleProps) {
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
