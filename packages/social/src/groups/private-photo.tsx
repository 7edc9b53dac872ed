import { useQuery } from '@tanstack/react-query';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { useBlobAddress } from '@wbn/ui-kit/pictures/use-blob-address.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useRelationApi } from '../relations/relation-api.ts';
import { type GroupPictureAsked, groupPictureQuery } from './group.query.ts';

type PhotoProps = Pick<ComponentProps<typeof Photo>, 'alt' | 'ratio' | 'fallbackName'>;

interface PrivatePhotoProps extends PhotoProps {
  readonly asked: GroupPictureAsked;
  /** Shown while the picture is loaded; by default the initials. */
  readonly loading?: ReactNode;
}

/** A picture of a private group, which has no address and is loaded for its members only; initials when it cannot be. */
export function PrivatePhoto({ asked, loading, ...props }: PrivatePhotoProps) {
  const { data, isError } = useQuery(groupPictureQuery(useRelationApi(), asked));
  const address = useBlobAddress(data);
  return !address && !isError && loading ? loading : <Photo src={address} {...props} />;
}
