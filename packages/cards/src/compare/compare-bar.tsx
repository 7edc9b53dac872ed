import { comparedLimit } from '@wbn/contract/business/compared-limit.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { sendRequestsPath } from '../business/business-path.ts';
import { foreignText } from '../labels/foreign-text.ts';
import * as styles from './compare.css.ts';
import { type CompareKind, compareKinds, comparePath } from './compare-path.ts';
import { clearCompared, compareStore, removeCompared } from './compare-store.ts';

/** Bar with everything chosen for comparison, by kind, and links to the comparison pages. */
export function CompareBar() {
  const chosen = useStore(compareStore);
  const kinds = compareKinds.filter((kind) => chosen[kind].length > 0);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.bar} data-print="hide">
      {kinds.map((kind) => (
        <ChosenOfKind key={kind} kind={kind} />
      ))}
    </div>
  );
}

function ChosenOfKind({ kind }: { readonly kind: CompareKind }) {
  const t = useText('cards');
  const path = usePath();
  const chosen = useStore(compareStore)[kind];
  const ids = chosen.map(({ id }) => id);
  return (
    <section aria-label={t(`compare.${kind}`)} className={styles.row}>
      <Text size="sm" weight="semibold" role="status">
        {t('compare.chosen', { count: chosen.length, most: comparedLimit })}
      </Text>
      <ul className={styles.chips}>
        {chosen.map((compared) => (
          <li key={compared.id} className={styles.chip}>
            <span className={styles.name} {...foreignText(compared.name)}>
              {compared.name}
            </span>
            <IconButton
              label={t('compare.remove', { name: compared.name })}
              icon={<X aria-hidden />}
              onClick={() => removeCompared(kind, compared)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="quiet" size="sm" onClick={() => clearCompared(kind)}>
          {t('compare.clear')}
        </Button>
        {kind === 'businesses' && (
          <ButtonLink to={path(sendRequestsPath(ids))} rel="nofollow" variant="secondary" size="sm">
            {t('compare.ask')}
          </ButtonLink>
        )}
        <ButtonLink to={path(comparePath(kind, ids))} rel="nofollow" size="sm">
          {t('compare.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
