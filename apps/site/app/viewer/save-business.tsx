import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccountLinks } from '../layout/use-account-links.ts';
import { ForMembers, SaveButton } from './for-members.tsx';
import * as styles from './save-business.css.ts';

interface SaveBusinessProps {
  readonly businessID: string;
  /** Of the company. */
  readonly name: string;
  /** All companies of the page. */
  readonly among: readonly string[];
}

/** Saves a company from its card; leads visitors to the login and back. */
export function SaveBusiness(props: SaveBusinessProps) {
  const { t } = useTranslation('cards');
  const { login } = useAccountLinks();
  const visitors = (
    <IconLink
      href={login}
      // Crawlers need not follow a login link on every card.
      rel="nofollow"
      label={t('actions.save', { name: props.name })}
      icon={<Bookmark aria-hidden />}
    />
  );
  return (
    <div className={styles.place}>
      <ForMembers visitors={visitors}>
        <SaveButton {...props} />
      </ForMembers>
    </div>
  );
}
