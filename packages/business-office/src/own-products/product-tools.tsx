import { productStates, type StateFilter } from '@wbn/contract/business/own-products.ts';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './own-products.css.ts';

interface ProductToolsProps {
  readonly counts: Readonly<Record<StateFilter, number>>;
  readonly show: StateFilter;
  readonly find: string;
  readonly onShow: (show: StateFilter) => void;
  readonly onFind: (find: string) => void;
}

/** Finds a product by its name, and shows those of one state. */
export function ProductTools({ counts, show, find, onShow, onFind }: ProductToolsProps) {
  const { t } = useTranslation('own-products');
  // What no product is in is not offered, unless it is what is being shown.
  const states = productStates.filter((state) => counts[state] > 0 || state === show);
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <TextField
          type="search"
          size="sm"
          label={t('find')}
          hideLabel
          placeholder={t('find')}
          icon={<Search />}
          value={find}
          onChange={({ target }) => onFind(target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own */}
      <div role="group" aria-label={t('filter')} className={styles.filters}>
        {(['all', ...states] as const).map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === show}
            className={classNames(styles.filter)}
            onClick={() => onShow(state)}
          >
            {t(`filterBy.${state}`)}
            <span className={styles.filterCount}>{counts[state]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
