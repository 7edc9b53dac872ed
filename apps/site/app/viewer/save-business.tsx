import { useText } from '@wbn/edition/use-text.ts';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Bookmark } from 'lucide-react';
import { useAccountLinks } from '../layout/use-account-links.ts';
import { ForMembers, SaveButton } from './for-members.tsx';
import * as styles from './save-business.css.ts';

interface SaveBusinessProps {
  readonly businessID: string;
  /** Name of the company. */
  readonly name: string;
  /** Ids of all companies on the page, whose states are loaded in one call. */
  readonly among: readonly string[];
}

/** Saves a company from its card; visitors are sent to the login and back. */
export function SaveBusiness(props: SaveBusinessProps) {
  const t = useText('cards');
  const { login } = useAccountLinks();
  const visitors = (
    <IconLink
      href={login}
      // Keeps crawlers from following a login link on every card.
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
