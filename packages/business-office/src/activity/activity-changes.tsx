import type { ActivityChange } from '@wbn/contract/business/activity.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './activity.css.ts';
import { useChangeLabels } from './use-change-labels.ts';

/** What was changed, a line a field: what it was and what it is. */
export function ActivityChanges({ changes }: { readonly changes: readonly ActivityChange[] }) {
  const { t } = useTranslation('business-members');
  const { labelOf, wordsOf } = useChangeLabels();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((change, at) => {
        const { field, file } = change;
        const [before, after] = [wordsOf(field, change.before), wordsOf(field, change.after)];
        return (
          <div key={`${field} ${at}`} className={styles.change}>
            <dt className={styles.field}>{labelOf(field)}</dt>
            {file ? (
              <dd>{t(`activity.file.${file}`)}</dd>
            ) : (
              <dd>
                {before === undefined ? (
                  <span className={styles.none}>{t('activity.empty')}</span>
                ) : (
                  <del dir="auto" className={styles.before}>
                    {before}
                  </del>
                )}
                <span aria-hidden="true"> → </span>
                {after === undefined ? (
                  <span className={styles.none}>{t('activity.empty')}</span>
                ) : (
                  <ins dir="auto" className={styles.after}>
                    {after}
                  </ins>
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
