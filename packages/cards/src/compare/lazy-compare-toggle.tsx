import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { buttonClass } from '@wbn/ui-kit/controls/buttons/button-class.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Columns3 } from 'lucide-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { CompareKind } from './compare-path.ts';
import type { Compared } from './compare-store.ts';
import * as styles from './lazy-compare.css.ts';
import { comparedEvent, useLoadOnInteraction } from './use-load-on-interaction.ts';

interface LateCompareToggleProps {
  readonly kind: CompareKind;
  readonly of: Compared;
  /** `button`: looks like a small button with an icon, among other buttons. */
  readonly look?: 'box' | 'button';
}

const load = () => import('./compare-store.ts');

const nothing: readonly Compared[] = [];
const neverChanges = () => () => undefined;

/**
 * Checkbox that adds a product or company to the comparison. Its store is loaded at the first interaction with the
 * page. Hidden without JavaScript.
 */
export function LazyCompareToggle({ kind, of, look = 'box' }: LateCompareToggleProps) {
  const t = useText('cards');
  const box = useRef<HTMLInputElement>(null);
  const store = useLoadOnInteraction(load);
  const chosen = useSyncExternalStore(
    store?.compareStore.subscribe ?? neverChanges,
    () => store?.compareStore.getState()[kind] ?? nothing,
    () => nothing,
  );
  const checked = chosen.some(({ id }) => id === of.id);
  const full = !checked && chosen.length >= comparedLimit;
  const keep = async (isChosen: boolean) => {
    const { addCompared, removeCompared } = await load();
    if (isChosen) addCompared(kind, of);
    else removeCompared(kind, of);
    dispatchEvent(new Event(comparedEvent));
  };
  const keepEarlyTick = useEffectEvent(() => {
    if (box.current?.checked) void keep(true);
  });
  // The box was ticked before hydration.
  useEffect(() => keepEarlyTick(), []);
  const input = {
    ref: box,
    'aria-label': t('compare.addNamed', { name: of.name }),
    checked,
    // `aria-disabled` keeps it reachable by Tab, so that the title is read out.
    'aria-disabled': full,
    title: full ? t('compare.full', { count: comparedLimit }) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (!full) void keep(target.checked);
    },
  };
  if (look === 'button')
    return (
      <label
        className={classNames(buttonClass({ variant: 'secondary', size: 'sm' }), styles.place, styles.button)}
        data-print="hide"
      >
        <input {...input} type="checkbox" className={styles.box} />
        <Columns3 aria-hidden />
        {t('compare.add')}
      </label>
    );
  return (
    <div className={styles.place} data-print="hide">
      <Checkbox {...input} label={t('compare.add')} />
    </div>
  );
}
