import { useIsMutating } from '@tanstack/react-query';
import { productStates, type StateFilter } from '@wbn/contract/business/own-products.ts';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import type { ProductSlots } from '@wbn/contract/business/product-slots.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { EyeOff, RotateCcw, Search, Trash2, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './own-products.css.ts';
import { severalProductsKey } from './own-products.query.ts';
import type { Selection } from './use-selection.ts';
import type { SeveralProducts } from './use-several-products.ts';

interface ProductToolsProps {
  readonly counts: Readonly<Record<StateFilter, number>>;
  readonly show: StateFilter;
  readonly find: string;
  readonly onShow: (show: StateFilter) => void;
  readonly onFind: (find: string) => void;
}

/** Search by name and filter by state. */
export function ProductTools({ counts, show, find, onShow, onFind }: ProductToolsProps) {
  const t = useText('own-products');
  // Hides states without products, except the current filter.
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
            className={styles.filter}
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

interface SelectionBarProps {
  readonly businessID: string;
  readonly products: readonly OwnProduct[];
  readonly selection: Selection;
  readonly several: SeveralProducts;
  readonly deleted: boolean;
}

interface Action {
  readonly words: 'restore' | 'publish' | 'makeDraft' | 'delete';
  readonly icon: ReactNode;
  readonly work: SeveralProducts['restore'];
  readonly variant?: 'secondary' | 'danger';
}

/** Selects all products of the page and shows the actions for the selection. */
export function SelectionBar({ businessID, products, selection, several, deleted }: SelectionBarProps) {
  const t = useText('own-products');
  const all = useRef<HTMLInputElement>(null);
  const working = useIsMutating({ mutationKey: severalProductsKey(businessID) }) > 0;
  const count = selection.chosen.length;
  const isPart = count > 0 && count < products.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart;
  }, [isPart]);
  const chosen = products.filter(({ productID }) => selection.isChosen(productID));
  const actions: readonly Action[] = deleted
    ? [{ words: 'restore', icon: <RotateCcw />, work: several.restore }]
    : [
        { words: 'publish', icon: <Upload />, work: several.publish },
        { words: 'makeDraft', icon: <EyeOff />, work: several.makeDrafts },
        { words: 'delete', icon: <Trash2 />, work: several.remove, variant: 'danger' },
      ];
  const act = (work: (products: readonly OwnProduct[]) => Promise<boolean>) => async () => {
    if (await work(chosen)) {
      selection.clear();
      all.current?.focus();
    }
  };
  return (
    <div className={styles.selection}>
      <Checkbox
        ref={all}
        label={t('several.all')}
        checked={count > 0 && !isPart}
        onChange={selection.toggleAll}
      />
      {count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own
        <div role="group" aria-label={t('several.bar')} aria-busy={working || undefined}>
          <Inline space="xs">
            <Text size="sm" weight="medium" role="status">
              {t('several.chosen', { count })}
            </Text>
            {actions.map(({ words, icon, work, variant = 'secondary' }) => (
              <Button
                key={words}
                size="sm"
                variant={variant}
                icon={icon}
                disabled={working}
                onClick={act(work)}
              >
                {t(words)}
              </Button>
            ))}
            <Button size="sm" variant="quiet" onClick={selection.clear}>
              {t('several.none')}
            </Button>
          </Inline>
        </div>
      )}
    </div>
  );
}

/** '5 of 7 product slots used', as text and as a bar. */
export function SlotMeter({ used, total }: ProductSlots) {
  const t = useText('own-products');
  const full = used >= total;
  const share = total === 0 ? 1 : Math.min(1, used / total);
  return (
    <div className={styles.meter}>
      <Text as="p" size="sm" weight="medium">
        {t('slots', { used, total })}
      </Text>
      <div aria-hidden="true" className={styles.meterBar}>
        <span
          className={classNames(styles.meterFill, full && styles.meterFull)}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
      {used > total && <MutedText>{t('overLimit', { count: used - total })}</MutedText>}
    </div>
  );
}
