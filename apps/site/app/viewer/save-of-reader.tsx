import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccountLinks } from '../layout/use-account-links.ts';
import { ForMembers, SaveOfMember } from './for-members.tsx';

interface SaveOfReaderProps {
  readonly businessID: string;
  /** Of the company. */
  readonly name: string;
  /** All companies of the page. */
  readonly among: readonly string[];
}

/** Keeps a company from its card; visitors are led to the login and back here. */
export function SaveOfReader(props: SaveOfReaderProps) {
  const { t } = useTranslation('cards');
  const { login } = useAccountLinks();
  const drawn = (
    <IconLink
      href={login}
      // Robots need not walk to the login from every card.
      rel="nofollow"
      label={t('actions.save', { name: props.name })}
      icon={<Bookmark aria-hidden />}
    />
  );
  return (
    <ForMembers drawn={drawn}>
      <SaveOfMember {...props} />
    </ForMembers>
  );
}
