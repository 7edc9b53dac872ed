import { useIsMutating } from '@tanstack/react-query';
import type { OwnProduct } from '@wbn/contract/business/product.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/checkbox.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { EyeOff, RotateCcw, Trash2, Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './own-products.css.ts';
import { severalProductsKey } from './product-change-keys.ts';
import type { Selection } from './use-selection.ts';
import type { SeveralProducts } from './use-several-products.ts';

interface SelectionBarProps {
  readonly businessID: string;
  /** All of the page. */
  readonly products: readonly OwnProduct[];
  readonly selection: Selection;
  readonly several: SeveralProducts;
  /** The deleted ones are shown. */
  readonly deleted: boolean;
}

/** Chooses all of the page, says how many are chosen, and what can be done with them. */
export function SelectionBar({ businessID, products, selection, several, deleted }: SelectionBarProps) {
  const { t } = useTranslation('own-products');
  const all = useRef<HTMLInputElement>(null);
  const working = useIsMutating({ mutationKey: severalProductsKey(businessID) }) > 0;
  const count = selection.chosen.length;
  const isPart = count > 0 && count < products.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart;
  }, [isPart]);
  const chosen = products.filter(({ productID }) => selection.isChosen(productID));
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
            {deleted ? (
              <Button
                size="sm"
                variant="secondary"
                icon={<RotateCcw />}
                disabled={working}
                onClick={act(several.restore)}
              >
                {t('restore')}
              </Button>
            ) : (
              <>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Upload />}
                  disabled={working}
                  onClick={act(several.publish)}
                >
                  {t('publish')}
                </Button>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<EyeOff />}
                  disabled={working}
                  onClick={act(several.makeDrafts)}
                >
                  {t('makeDraft')}
                </Button>
                <Button
                  size="sm"
                  variant="danger"
                  icon={<Trash2 />}
                  disabled={working}
                  onClick={act(several.remove)}
                >
                  {t('delete')}
                </Button>
              </>
            )}
            <Button size="sm" variant="quiet" onClick={selection.clear}>
              {t('several.none')}
            </Button>
          </Inline>
        </div>
      )}
    </div>
  );
}
