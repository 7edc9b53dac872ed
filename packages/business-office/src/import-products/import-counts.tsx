import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './import-products.css.ts';
import type { ImportReport } from './import-products.query.ts';

/** How many products are new, changed and as they were, and how many problems there are. */
export function ImportCounts({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation('own-products');
  const { number } = useLabels();
  const { created, updated, unchanged, problemCount: problems } = report;
  return (
    <dl className={styles.counts} aria-label={t('import.summary')}>
      {Object.entries({ created, updated, unchanged, problems }).map(([name, count]) => (
        <div key={name} className={classNames(styles.count, name === 'problems' && count > 0 && styles.bad)}>
          <dt>{t(`import.${name as 'created'}`, { count })}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
