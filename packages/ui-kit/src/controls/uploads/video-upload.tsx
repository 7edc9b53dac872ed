import { Video } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PictureUploadOptions } from '../../pictures/picture-upload.tsx';
import { FileUpload, type FileUploadTexts } from './file-upload.tsx';

export interface VideoUploadTexts extends FileUploadTexts {
  readonly failed: string;
  /** Shown when the type of the file is not accepted. */
  readonly wrongType: string;
  readonly tooLarge: string;
}

interface VideoUploadProps {
  readonly types: readonly string[];
  /** Most bytes the video may have. */
  readonly limit: number;
  readonly texts: VideoUploadTexts;
  /** Sends the video; resolves when the server has stored it. */
  readonly onVideo: (video: File, options: PictureUploadOptions) => Promise<void>;
}

type State =
  | { readonly is: 'waiting'; readonly problem?: string }
  | { readonly is: 'sending'; readonly share: number };

/** A button that chooses a video and uploads it unchanged, with a progress bar. */
export function VideoUpload(props: VideoUploadProps) {
  const { types, limit, texts, onVideo } = props;
  const sending = useRef<AbortController>(null);
  const [state, setState] = useState<State>({ is: 'waiting' });
  // Leaving the page cancels the upload.
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (video: File) => {
    if (!types.includes(video.type)) return setState({ is: 'waiting', problem: texts.wrongType });
    if (video.size > limit) return setState({ is: 'waiting', problem: texts.tooLarge });
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setState({ is: 'sending', share: 0 });
    try {
      await onVideo(video, { signal, onProgress: (share) => setState({ is: 'sending', share }) });
      setState({ is: 'waiting' });
    } catch {
      setState(signal.aborted ? { is: 'waiting' } : { is: 'waiting', problem: texts.failed });
    }
  };

  return (
    <FileUpload
      icon={<Video />}
      accept={types.join(',')}
      texts={texts}
      variant="secondary"
      size="sm"
      share={state.is === 'sending' ? state.share : undefined}
      problem={state.is === 'waiting' ? state.problem : undefined}
      onFile={(video) => void send(video)}
      onStop={() => sending.current?.abort()}
    />
  );
}
