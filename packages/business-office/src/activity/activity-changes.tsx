import { type ActivityChange, changedLists, changedProductTexts } from '@wbn/contract/business/activity.ts';
import { businessFields } from '@wbn/contract/business/saved-business.ts';
import { useTranslation } from 'react-i18next';
import * as styles from './activity.css.ts';

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

/** Labels of changed fields, the same as in their forms, and values that are words of the page. */
function useChangeLabels() {
  const { t } = useTranslation('business-members');
  const { t: ofCards } = useTranslation('cards');
  const { t: ofProducts } = useTranslation('own-products');
  const { t: words } = useTranslation('forms');
  const labels = new Map<string, string>([
    ...changedProductTexts.map((name) => [name, ofProducts(`fact.${name}`)] as const),
    ...businessFields.map((name) => [name, ofCards(`fact.${name}`)] as const),
    ...changedLists.map((name) => [name, t(`activity.field.${name}`)] as const),
  ]);
  return {
    /** A field that no form has any more keeps its own name. */
    labelOf: (field: string): string => labels.get(field) ?? field,
    wordsOf: (field: string, value: string | undefined): string | undefined =>
      field === 'stock' && value !== undefined ? words(value === 'true' ? 'yes' : 'no') : value,
  };
}
