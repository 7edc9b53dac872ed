import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { fullName, type PersonName } from './full-name.ts';

interface PersonPhotoProps {
  readonly person: PersonName & Pick<UserProfile, 'profilePhoto'>;
  readonly sizes: string;
  /** Loads eagerly, for the photo at the top of a page. */
  readonly priority?: boolean;
}

/** Round photo of a person, or initials. Decorative, because the name is shown beside it. */
export function PersonPhoto({ person, sizes, priority = false }: PersonPhotoProps) {
  const { profilePhoto } = person;
  return (
    <Photo
      src={profilePhoto?.url}
      versions={profilePhoto?.versions}
      sizes={sizes}
      alt=""
      ratio="1:1"
      shape="round"
      fallbackName={fullName(person)}
      priority={priority}
    />
  );
}
