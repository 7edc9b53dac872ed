import type { Author } from '@wbn/contract/social/author.ts';
import { BusinessLogo } from '../business/business-logo.tsx';
import { PersonPhoto } from '../person/person-photo.tsx';
import * as styles from './author-photo.css.ts';

interface AuthorPhotoProps {
  readonly author: Author;
  readonly size?: keyof typeof styles.photo;
}

/**
 * A company's logo or a person's round photo; initials without one (SOC-09). Decorative, because the name is shown
 * beside it.
 */
export function AuthorPhoto({ author: { authorType, name, photo }, size = 'md' }: AuthorPhotoProps) {
  const shown = { sizes: styles.photoSizes[size] };
  return (
    <div className={styles.photo[size]}>
      {authorType === 'business' ? (
        <BusinessLogo general={{ companyName: name, ...(photo && { profilePhoto: photo }) }} {...shown} />
      ) : (
        <PersonPhoto
          person={{ firstName: name, lastName: '', ...(photo && { profilePhoto: photo }) }}
          {...shown}
        />
      )}
    </div>
  );
}
