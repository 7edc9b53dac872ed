import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { profilePath } from '../author/author-path.ts';
import { fullName, type PersonName } from './full-name.ts';
import { PersonPhoto } from './person-photo.tsx';

interface PersonLineProps {
  readonly person: PersonName & Pick<UserProfile, 'userID' | 'profilePhoto'>;
  readonly mark?: ReactNode;
  readonly note: ReactNode;
  readonly children?: ReactNode;
}

/** A person as a line of a list: photo, name linked to the profile, a note, and actions. */
export function PersonLine({ person, mark, note, children }: PersonLineProps) {
  const path = usePath();
  return (
    <ListRow
      photo={<PersonPhoto person={person} sizes="2.5rem" />}
      title={<TextLink to={path(profilePath(person.userID))}>{fullName(person)}</TextLink>}
      marks={mark}
      facts={note}
      actions={children}
    />
  );
}
