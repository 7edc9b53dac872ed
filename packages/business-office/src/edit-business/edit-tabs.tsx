import { type ProfilePart, profileParts } from '@wbn/contract/business/profile-parts.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-business.css.ts';

interface EditTabsProps {
  readonly businessID: string;
  readonly current: ProfilePart;
  /** Parts with something typed that is not saved. */
  readonly unsaved: readonly ProfilePart[];
}

/** The parts of a profile, each a page of its own (RT-23); a dot on those that are not saved. */
export function EditTabs({ businessID, current, unsaved }: EditTabsProps) {
  const { t } = useTranslation('edit-business');
  const path = usePath();
  const tabs = useRef<HTMLElement>(null);
  // Again when another tab has become the current one.
  useEffect(() => showCurrent(tabs.current), [current]);
  return (
    <nav ref={tabs} aria-label={t('tabs')} className={styles.tabs}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without marks is one */}
      <ul role="list" className={styles.tabList}>
        {profileParts.map((part) => (
          <li key={part}>
            <Anchor
              to={path(`/business/${businessID}/edit/${part}`)}
              aria-current={part === current ? 'page' : undefined}
              className={styles.tab}
            >
              {t(`tab.${part}`)}
              {unsaved.includes(part) && (
                <>
                  <span aria-hidden="true" className={styles.dot} />
                  <VisuallyHidden>, {t('unsavedPart')}</VisuallyHidden>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Moves the current tab into sight, sideways only. */
function showCurrent(tabs: HTMLElement | null): void {
  const current = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !current) return;
  const middleOf = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  tabs.scrollLeft += middleOf(current) - middleOf(tabs);
}
