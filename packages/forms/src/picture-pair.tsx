import { type ProfilePurpose, pictureLimit } from '@wbn/contract/files/upload.ts';
import type { Photo as PhotoData } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { CoverPhoto } from '@wbn/ui-kit/pictures/cover-photo.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import {
  PictureUpload,
  type PictureUploadOptions,
  type PictureUploadTexts,
} from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useRef } from 'react';
import * as styles from './picture-pair.css.ts';

interface PicturePairProps {
  /** Accessible name of the region. */
  readonly label: string;
  readonly hint: string;
  /** Name to show where there is no picture. */
  readonly name: string;
  /** Round photo, for a person. */
  readonly round?: boolean;
  readonly pictures: Readonly<Partial<Record<ProfilePurpose, PhotoData | undefined>>>;
  readonly textsOf: (purpose: ProfilePurpose) => PictureUploadTexts;
  readonly onPicture: (
    purpose: ProfilePurpose,
  ) => (picture: Blob, options: PictureUploadOptions) => Promise<void>;
  /** The button that removes a picture; absent: there is none. */
  readonly remove?: {
    readonly textOf: (purpose: ProfilePurpose) => string;
    readonly onRemove: (purpose: ProfilePurpose) => void;
  };
}

const shapes = {
  profilePhoto: { ratio: '1:1', width: 512 },
  coverPhoto: { ratio: '4:1', width: 1600 },
} as const;

/** Cover and photo of a company or a person as on its page, with a button each. */
export function PicturePair(props: PicturePairProps) {
  const { label, hint, name, round = false, pictures, textsOf, onPicture, remove } = props;
  const t = useText('forms');
  const { profilePhoto, coverPhoto } = pictures;
  const groups = useRef<HTMLDivElement>(null);
  const leaving = useRef<ProfilePurpose>(null);
  // The button that had the focus disappears with its picture.
  useEffect(() => {
    const purpose = leaving.current;
    if (!purpose || pictures[purpose]) return;
    leaving.current = null;
    groups.current?.querySelector<HTMLElement>(`[data-purpose="${purpose}"] button`)?.focus();
  }, [pictures]);
  return (
    <Surface padding="none" aria-label={label}>
      <CoverPhoto photo={coverPhoto} alt={t('picture.coverOf', { name })} />
      <div className={styles.pictures}>
        <div className={styles.row}>
          <div className={styles.photo[round ? 'round' : 'rounded']}>
            <Photo
              src={profilePhoto?.url}
              versions={profilePhoto?.versions}
              sizes="7rem"
              alt={t(round ? 'picture.photoOf' : 'picture.logoOf', { name })}
              ratio="1:1"
              {...(round && { shape: 'round' })}
              fallbackName={name}
            />
          </div>
          <div ref={groups} className={styles.actions}>
            {(['profilePhoto', 'coverPhoto'] as const).map((purpose) => (
              <div key={purpose} data-purpose={purpose} className={styles.group}>
                <PictureUpload
                  {...shapes[purpose]}
                  round={round && purpose === 'profilePhoto'}
                  limit={pictureLimit}
                  texts={textsOf(purpose)}
                  onPicture={onPicture(purpose)}
                  remove={
                    remove &&
                    pictures[purpose] && {
                      label: remove.textOf(purpose),
                      onRemove: () => {
                        leaving.current = purpose;
                        remove.onRemove(purpose);
                      },
                    }
                  }
                />
              </div>
            ))}
          </div>
        </div>
        <Text size="sm" tone="muted">
          {hint}
        </Text>
      </div>
    </Surface>
  );
}
