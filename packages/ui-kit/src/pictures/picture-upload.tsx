import { Camera, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ButtonLooks } from '../controls/buttons/button.tsx';
import { IconButton } from '../controls/buttons/icon-button.tsx';
import { FileUpload, type FileUploadTexts } from '../controls/uploads/file-upload.tsx';
import type { Area, Turns } from './crop-area.ts';
import { PictureCropper, type PictureCropperTexts } from './picture-cropper.tsx';
import { scalePicture, UnreadablePictureError } from './scale-picture.ts';

export interface PictureUploadTexts extends FileUploadTexts {
  readonly failed: string;
  /** Shown when the file is no picture or cannot be made small enough. */
  readonly unreadable: string;
  /** Absent when the whole picture is sent. */
  readonly cropper?: PictureCropperTexts;
}

export interface PictureUploadOptions {
  /** Progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface PictureUploadProps {
  /** Ratio of the crop; absent: the whole picture. */
  readonly ratio?: '1:1' | '4:1';
  readonly round?: boolean;
  /** Maximum width in pixels. */
  readonly width: number;
  /** Maximum size in bytes. */
  readonly limit: number;
  readonly texts: PictureUploadTexts;
  readonly variant?: ButtonLooks['variant'];
  readonly size?: ButtonLooks['size'];
  /** Sends the picture; resolves when the server has stored it. */
  readonly onPicture: (picture: Blob, options: PictureUploadOptions) => Promise<void>;
  /** The button beside it that removes the present picture. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined;
}

type State =
  | { readonly is: 'waiting'; readonly problem?: 'failed' | 'unreadable' }
  | { readonly is: 'cropping'; readonly file: File }
  | { readonly is: 'sending'; readonly share: number };

/** A button to choose a picture; it is then cropped, scaled down and sent, with a progress bar. */
export function PictureUpload(props: PictureUploadProps) {
  const { ratio, round = false, width, limit, texts, onPicture, remove } = props;
  const { variant = 'secondary', size = 'sm' } = props;
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ is: 'waiting' });
  // Leaving the page cancels the upload.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File, area?: Area, turns?: Turns) => {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setState({ is: 'sending', share: 0 });
    try {
      const picture = await scalePicture(file, { area, turns, width, limit });
      signal.throwIfAborted();
      await onPicture(picture, { signal, onProgress: (share) => setState({ is: 'sending', share }) });
      setState({ is: 'waiting' });
    } catch (error) {
      const problem = error instanceof UnreadablePictureError ? 'unreadable' : 'failed';
      setState(signal.aborted ? { is: 'waiting' } : { is: 'waiting', problem });
    }
  };

  return (
    <>
      <FileUpload
        icon={<Camera />}
        accept="image/*"
        texts={texts}
        variant={variant}
        size={size}
        share={state.is === 'sending' ? state.share : undefined}
        problem={state.is === 'waiting' && state.problem ? texts[state.problem] : undefined}
        onFile={(file) => {
          if (ratio) setState({ is: 'cropping', file });
          else void send(file);
        }}
        onStop={() => sending.current?.abort()}
      />
      {remove && <IconButton label={remove.label} icon={<Trash2 />} size="sm" onClick={remove.onRemove} />}
      {state.is === 'cropping' && ratio && texts.cropper && (
        <PictureCropper
          file={state.file}
          ratio={ratio}
          round={round}
          texts={texts.cropper}
          onCrop={(area, turns) => void send(state.file, area, turns)}
          onCancel={() => setState({ is: 'waiting' })}
          onUnreadable={() => setState({ is: 'waiting', problem: 'unreadable' })}
        />
      )}
    </>
  );
}
