import type { BusinessCard } from '@wbn/contract/business/business.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';

interface BusinessLogoProps {
  readonly general: Pick<BusinessCard['general'], 'companyName' | 'profilePhoto'>;
  readonly sizes: string;
  /** Loads at once: for the one at the top of a page. */
  readonly priority?: boolean;
}

/** Logo of a business, its initials when it has none. Its name stands beside it. */
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
