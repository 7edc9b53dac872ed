import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { pictureLimit } from '@wbn/contract/files/upload.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { requestUserUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { PictureUpload } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { scalePicture } from '@wbn/ui-kit/pictures/scale-picture.ts';
import { FailureText } from '@wbn/ui-kit/text/text.tsx';
import { readAsDataUrl } from '../post-box/read-as-data-url.ts';
import { GroupPhoto } from './group-line.tsx';
import type { GroupValues } from './group-values.ts';
import * as styles from './groups.css.ts';

/** Width in pixels and size in bytes of the preview, which is stored with the draft. */
const previewSize = { width: 256, limit: 32 * 1024 };
/** Largest stored width in pixels. */
const pictureWidth = 512;

interface GroupPictureFieldProps {
  readonly api: ApiClient;
  readonly form: Form<GroupValues>;
  /** Absent: a new group. */
  readonly group: Group | undefined;
  readonly onSending: (sending: boolean) => void;
}

/** The picture of the group; it is uploaded when it is chosen, and saved with the form. */
export function GroupPictureField({ api, form, group, onSending }: GroupPictureFieldProps) {
  const t = useText('group-office');
  const textsOf = usePictureTexts();
  const upload = useMutation(requestUserUploadMutation(api));
  const { name, picture } = form.values;
  return (
    <Inline space="md" role="group" aria-label={t('form.picture')}>
      <div className={styles.preview}>
        {group && picture?.preview === '' ? (
          <GroupPhoto group={group} sizes="6rem" />
        ) : (
          <Photo src={picture?.preview} alt="" ratio="1:1" fallbackName={name || '?'} />
        )}
      </div>
      <PictureUpload
        ratio="1:1"
        width={pictureWidth}
        limit={pictureLimit}
        texts={textsOf({
          choose: t(picture ? 'form.pictureChange' : 'form.pictureChoose'),
          uploading: t('form.pictureUploading'),
          failed: t('form.pictureFailed'),
          crop: t('form.pictureCrop'),
        })}
        onPicture={async (file, options) => {
          onSending(true);
          try {
            const { token } = await upload.mutateAsync({ file, purpose: 'groupPhoto', ...options });
            form.set({
              picture: { token, preview: await readAsDataUrl(await scalePicture(file, previewSize)) },
            });
          } finally {
            onSending(false);
          }
        }}
      />
      {picture && (
        <Button variant="quiet" size="sm" onClick={() => form.set({ picture: null })}>
          {t('form.pictureRemove')}
        </Button>
      )}
      <FailureText>{form.errorOf('picture')}</FailureText>
    </Inline>
  );
}
