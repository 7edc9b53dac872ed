import type { ProfilePurpose } from '@wbn/contract/files/upload.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { type ComponentProps, useState } from 'react';
import { PicturePair } from './picture-pair.tsx';
import type { FileToSend } from './uploads/upload.query.ts';
import { usePictureTexts } from './use-picture-texts.ts';

type TextOfOne = 'change' | 'uploading' | 'done' | 'crop' | 'remove' | 'removeTitle' | 'removed';
type PictureText =
  | `${ProfilePurpose}.${TextOfOne}`
  | 'title'
  | 'hint'
  | 'failed'
  | 'removeBody'
  | 'removeFailed'
  | 'keep';

interface SentFile {
  readonly token: string;
}

interface PicturePairEditorProps
  extends Pick<ComponentProps<typeof PicturePair>, 'name' | 'round' | 'pictures'> {
  /** Returns a text of the page that uses the editor. */
  readonly say: (text: PictureText) => string;
  /** Uploads a picture and returns the token that a save claims it with. */
  readonly send: (picture: FileToSend<ProfilePurpose>) => Promise<SentFile>;
  readonly save: (change: Partial<Record<ProfilePurpose, SentFile | null>>) => Promise<unknown>;
  readonly isSaving: boolean;
  /** Whether the error has already been shown elsewhere. */
  readonly isHandled?: (error: unknown) => boolean;
}

/** Cover and photo (BIZ-19, PRF-04), saved as soon as uploaded and removed as soon as that is confirmed. */
export function PicturePairEditor({
  say,
  send,
  save,
  isSaving,
  isHandled = () => false,
  ...shown
}: PicturePairEditorProps) {
  const pictureTexts = usePictureTexts();
  const toast = useToast();
  const [asked, setAsked] = useState<ProfilePurpose>();

  const upload = (purpose: ProfilePurpose) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      await save({ [purpose]: await send({ file, purpose, ...options }) });
      toast(say(`${purpose}.done`), 'success');
    } catch (error) {
      if (!options.signal.aborted && !isHandled(error)) toast(say('failed'), 'danger');
      throw error;
    }
  };

  const textsOf = (purpose: ProfilePurpose) =>
    pictureTexts({
      choose: say(`${purpose}.change`),
      uploading: say(`${purpose}.uploading`),
      crop: say(`${purpose}.crop`),
      failed: say('failed'),
    });

  const takeOff = async (purpose: ProfilePurpose) => {
    try {
      await save({ [purpose]: null });
      toast(say(`${purpose}.removed`), 'success');
    } catch (error) {
      if (!isHandled(error)) toast(say('removeFailed'), 'danger');
    }
    // Close the dialog, because it would cover the toast.
    setAsked(undefined);
  };

  return (
    <>
      <PicturePair
        {...shown}
        label={say('title')}
        hint={say('hint')}
        textsOf={textsOf}
        onPicture={upload}
        remove={{ textOf: (purpose) => say(`${purpose}.remove`), onRemove: setAsked }}
      />
      {asked && (
        <ConfirmDialog
          title={say(`${asked}.removeTitle`)}
          confirm={say(`${asked}.remove`)}
          cancel={say('keep')}
          tone="danger"
          busy={isSaving}
          onConfirm={() => void takeOff(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {say('removeBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
