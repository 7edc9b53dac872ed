import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';

interface BusinessLogoProps {
  readonly general: Pick<BusinessCard['general'], 'companyName' | 'profilePhoto'>;
  readonly sizes: string;
  /** Loads eagerly, for the logo at the top of a page. */
  readonly priority?: boolean;
}

/** Logo of a business, or its initials. Decorative, because the name is shown beside it. */
export function BusinessLogo({ general, sizes, priority = false }: BusinessLogoProps) {
  const { companyName, profilePhoto } = general;
  return (
    <Photo
      src={profilePhoto?.url}
      versions={profilePhoto?.versions}
      sizes={sizes}
      alt=""
      ratio="1:1"
      fallbackName={companyName}
      priority={priority}
    />
  );
}
