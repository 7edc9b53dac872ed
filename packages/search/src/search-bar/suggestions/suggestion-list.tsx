import { usePath } from '@wbn/edition/use-path.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SuggestionGroup } from './suggestion-groups.ts';
import * as styles from './suggestions.css.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly groups: readonly SuggestionGroup[];
  /** Number of the link that the arrow keys are on; the focus stays in the field. */
  readonly active: number | undefined;
  readonly idOf: (number: number) => string;
  readonly onFollow: () => void;
}

/** Groups of links; each is an option of the field's list and an ordinary link for pointers. */
export function SuggestionList({ id, groups, active, idOf, onFollow }: SuggestionListProps) {
  const { t } = useTranslation('search');
  const path = usePath();
  let number = -1;
  return (
    <div id={id} role="listbox" aria-label={t('suggestions.label')} className={styles.list}>
      {groups.map(({ kind, links }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <div id={`${id}-${kind}`} role="presentation" className={styles.heading}>
            {t(`suggestions.${kind}`)}
          </div>
          {links.map(({ to, name, detail }) => {
            number += 1;
            const isActive = number === active;
            return (
              <Link
                key={to}
                id={idOf(number)}
                to={path(to)}
                role="option"
                aria-selected={isActive}
                tabIndex={-1}
                onClick={onFollow}
                className={styles.option}
              >
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                {detail && <span className={styles.detail}>{detail}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
